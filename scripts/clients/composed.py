"""What the clients of compositions and of events must find. The name of each check is what it makes sure of."""

from algoliasearch.http.exceptions import RequestException

from clients.checks import Failure, equal, ids
from clients.serving import ADMIN_KEY


def each_module_is_a_feed(under):
    answer = under.run(under.compositions().search("clients", {"params": {"query": "night"}}))
    equal([result.feed_id for result in answer.results], ["films", "years", "things"], "the feeds")
    expected = under.program.search("night")
    for result in answer.results:
        section = expected[result.index]
        equal((ids(result), result.nb_hits), ([hit["objectID"] for hit in section["hits"]], section["nbHits"]))
    equal([run.object_id for run in answer.compositions.run], ["clients"])


def feeds_are_ordered_and_paged(under):
    body = {"params": {"query": "", "hitsPerPage": 2, "page": 1}, "feedsOrder": ["things", "films"]}
    answer = under.run(under.compositions().search("default", body))
    equal([(result.feed_id, result.page, len(result.hits)) for result in answer.results],
          [("things", 1, 2), ("films", 1, 2)])


def facets_are_counted_as_if_nothing_were_chosen(under):
    def counts(facet):
        params = {"facets": [facet], "facetFilters": [["country:France"]]}
        answer = under.run(under.compositions().search("clients", {"params": params, "feedsOrder": ["films"]}))
        return answer.results[0].facets["country"]
    equal(list(counts("country")), ["France"], "countries among those of France")
    if len(counts("disjunctive(country)")) < 2:
        raise Failure("the other countries are not counted")


def facet_values_are_searched(under):
    answer = under.run(under.compositions().search_for_facet_values("clients", "genres", {"params": {"query": "dr"}}))
    equal([(result.index_name, [hit.value for hit in result.facet_hits]) for result in answer.results],
          [("films", ["Drama"])])


def records_are_injected_that_a_run_names(under):
    params = {"query": "", "hitsPerPage": 3, "injectedItems": {"ads": {"items": [
        {"objectID": "夜", "metadata": {"by": "ACME"}}, {"objectID": "casablanca"}, {"objectID": "none"}]}}}
    pages = [under.run(under.compositions().search("clients", {"params": {**params, "page": page},
                                                               "feedsOrder": ["films"]})).results[0]
             for page in range(3)]
    found = [hit["objectID"] for hit in under.program.search("")["films"]["hits"]]
    rest = [name for name in found if name not in ("夜", "casablanca")]
    equal([name for page in pages for name in ids(page)], [rest[0], "夜", "casablanca", *rest[1:]])
    equal([(page.nb_hits, page.nb_pages) for page in pages], [(len(found), -(-len(found) // 3))] * 3)
    extra = pages[0].hits[1].extra
    equal((extra.injected_item_key, extra.model_extra), ("ads", {"label": "Sponsored", "by": "ACME"}))
    equal([group.key for group in pages[0].compositions["clients"].injected_items], ["ads"])


def the_spec_describes_itself(under):
    client = under.make(ADMIN_KEY, "CLIENTS", type(under.compositions()._config))
    listed = under.run(client.list_compositions())
    equal([item.object_id for item in listed.items], ["clients"])
    one = under.run(client.get_composition("clients"))
    multifeed = one.behavior.actual_instance.multifeed
    equal(multifeed.feeds_order, ["films", "years", "things"])
    groups = multifeed.feeds["films"].injection.injected_items
    equal([(group.key, group.position, group.length) for group in groups], [("ads", 1, 2)])
    under.run(client.close()) if under.name == "async" else client.close()


def an_unknown_composition_is_missing(under):
    try:
        answer = under.run(under.compositions().search("other", {}))
    except RequestException as error:
        equal((error.status_code, error.message), (404, "Composition other does not exist"))
    else:
        raise Failure(f"answered: {answer}")


def events_are_accepted_and_counted(under):
    def count():
        return under.program.ask("GET", "/api/v1/requests")[1]["events"]
    before = count()
    event = {"eventType": "click", "eventName": "chosen", "index": "films", "userToken": "u1", "objectIDs": ["f1"]}
    under.run(under.insights().push_events({"events": [event, event]}))
    equal(count() - before, 2, "events")


ALL = [each_module_is_a_feed, feeds_are_ordered_and_paged, records_are_injected_that_a_run_names,
       facets_are_counted_as_if_nothing_were_chosen,
       facet_values_are_searched, the_spec_describes_itself, an_unknown_composition_is_missing,
       events_are_accepted_and_counted]
