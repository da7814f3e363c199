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


def the_spec_describes_itself(under):
    client = under.make(ADMIN_KEY, "CLIENTS", type(under.compositions()._config))
    listed = under.run(client.list_compositions())
    equal([item.object_id for item in listed.items], ["clients"])
    one = under.run(client.get_composition("clients"))
    equal(one.behavior.actual_instance.multifeed.feeds_order, ["films", "years", "things"])
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


ALL = [each_module_is_a_feed, feeds_are_ordered_and_paged, facets_are_counted_as_if_nothing_were_chosen,
       facet_values_are_searched, the_spec_describes_itself, an_unknown_composition_is_missing,
       events_are_accepted_and_counted]
