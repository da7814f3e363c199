"""What the clients must find. Each check is a function; its name is what it makes sure of."""

import time

from algoliasearch.http.exceptions import AlgoliaUnreachableHostException, RequestException

from clients import sample
from clients.serving import ADMIN_KEY, SEARCH_KEY

QUERIES = [
    "", "night", "ingrid", "casablnca", "evening", "bogie", "locomotive", "boulevard", "paris", "thing 77", "zzz"]


class Failure(Exception):
    """What differed."""


def equal(found, expected, what="the answer"):
    if found != expected:
        raise Failure(f"{what}: {str(found)[:400]} instead of {str(expected)[:400]}")


def fails(under, status, message, call):
    """Makes sure that a call is refused, and that the person who made it learns why."""
    try:
        answer = under.run(call())
    except RequestException as error:
        equal((error.status_code, error.message), (status, message), "the error")
    else:
        raise Failure(f"answered instead of {status}: {str(answer)[:200]}")


def ids(answer):
    return [hit.object_id for hit in answer.hits]


def search_finds_what_the_command_line_finds(under):
    for query in QUERIES:
        expected = under.program.search("--hits-per-page", "20", "--", query)
        requests = [{"indexName": index, "query": query} for index in expected]
        results = under.run(under.client.search({"requests": requests})).results
        equal(len(results), len(requests), "results")
        for result in (result.actual_instance for result in results):
            section = expected[result.index]
            equal(ids(result), [hit["objectID"] for hit in section["hits"]], f"hits of '{query}' in {result.index}")
            equal(result.nb_hits, section["nbHits"], f"number of hits of '{query}'")
            equal(result.nb_pages, section["nbPages"], f"number of pages of '{query}'")
            equal(result.query, query, "query")
            highlights = [hit["_highlightResult"] for hit in section["hits"]]
            equal([hit.to_dict()["_highlightResult"] for hit in result.hits], highlights, f"highlights of '{query}'")


def search_filters_and_pages_like_the_command_line(under):
    condition = "genres:Drama AND year >= 1950"
    expected = under.program.search("--module", "films", "--hits-per-page", "2", "--page", "1", "--filters", condition)
    answer = under.run(under.client.search_single_index(
        "films", {"query": "", "filters": condition, "hitsPerPage": 2, "page": 1}))
    equal(ids(answer), [hit["objectID"] for hit in expected["films"]["hits"]], "hits")
    equal((answer.nb_hits, answer.page, answer.hits_per_page), (3, 1, 2), "counts")


def search_stops_where_its_strategy_says(under):
    requests = [{"indexName": "films", "query": "night", "hitsPerPage": 1}, {"indexName": "many things", "query": ""}]
    for strategy, count in {"none": 2344, "stopIfEnoughMatches": 0}.items():
        results = under.run(under.client.search({"requests": requests, "strategy": strategy})).results
        equal([result.actual_instance.nb_hits for result in results], [2, count], strategy)
        processed = results[1].actual_instance.to_dict().get("processed")
        equal(processed, None if strategy == "none" else False, "processed")


def search_mixes_records_and_facet_values(under):
    results = under.run(under.client.search({"requests": [
        {"indexName": "films", "query": "ingrid"},
        {"indexName": "films", "type": "facet", "facet": "genres", "facetQuery": "rom"}]})).results
    equal(ids(results[0].actual_instance), ["casablanca", "notorious"], "hits")
    values = [(hit.value, hit.highlighted, hit.count) for hit in results[1].actual_instance.facet_hits]
    equal(values, [("Romance", "<em>Rom</em>ance", 3)], "values")


def search_gives_records_of_a_replica_in_its_order(under):
    results = under.run(under.client.search({"requests": [
        {"indexName": "films", "query": "amelie"}, {"indexName": "films by year", "query": ""}]})).results
    equal(ids(results[0].actual_instance), ["amelie/2001?é+%2F#1"], "hits")
    equal(results[0].actual_instance.hits[0].to_dict()["title"], "Amélie", "title")
    by_year = [film["objectID"] for film in sorted(sample.FILMS, key=lambda film: film["year"])]
    equal(ids(results[1].actual_instance), by_year, "hits of the replica")


def search_gives_as_many_facet_values_as_wanted(under):
    results = under.run(under.client.search({"requests": [
        {"indexName": "films", "type": "facet", "facet": "genres", "facetQuery": "", "maxFacetHits": 2}]})).results
    values = [(hit.value, hit.count) for hit in results[0].actual_instance.facet_hits]
    equal(values, [("Drama", 4), ("Romance", 3)], "values")


def search_single_index_counts_facets(under):
    answer = under.run(under.client.search_single_index("films", {"query": "", "facets": ["country", "genres"]}))
    equal(answer.facets["country"], {"United States": 4, "France": 1, "Italy": 1, "Poland": 1, "United Kingdom": 1})
    equal(answer.facets["genres"], {"Drama": 4, "Romance": 3, "Thriller": 3, "Adventure": 1, "Comedy": 1})
    equal(answer.exhaustive.to_dict(), {"facetsCount": True, "nbHits": True, "typo": True}, "exhaustive")


def search_single_index_takes_a_text_of_parameters(under):
    answer = under.run(under.client.search_single_index("films", {"params": "query=night&hitsPerPage=1"}))
    equal((ids(answer), answer.nb_hits, answer.hits_per_page), (["night train"], 2, 1))


def index_names_may_have_spaces(under):
    answer = under.run(under.client.search_single_index("many things", {"query": "thing 12", "hitsPerPage": 1}))
    equal(ids(answer), ["12"], "hits")


def synonyms_of_every_type_apply(under):
    found = {query: ids(under.run(under.client.search_single_index("films", {"query": query}))) for query in [
        "evening", "bogie", "locomotive", "noted", "boulevard"]}
    equal(found, {
        "evening": ["night train", "夜"], "bogie": ["casablanca"], "locomotive": ["night train"],
        "noted": ["notorious"], "boulevard": ["sunset"]})


def rules_promote_and_show_banners(under):
    promoted = under.run(under.client.search_single_index("films", {"query": "paris"}))
    equal(ids(promoted), ["amelie/2001?é+%2F#1"], "promoted")
    shop = under.run(under.client.search_single_index("films", {"query": "night", "ruleContexts": ["shop"]}))
    banners = shop.rendering_content.to_dict()["widgets"]["banners"]
    equal([banner["title"] for banner in (banner["image"] for banner in banners)], ["Nights"], "banners")
    equal(shop.user_data, [{"banner": "nights"}], "user data")
    plain = under.run(under.client.search_single_index("films", {"query": "night"}))
    equal(plain.rendering_content.to_dict(), {}, "rendering content without the context")
    equal(ids(under.run(under.client.search_single_index("films", {"query": "star"})))[:1],
          ["star wars & \"more\""], "hits where the rule is off")


def search_for_facet_values_highlights_and_sorts(under):
    answer = under.run(under.client.search_for_facet_values("films", "genres", {"facetQuery": "d"}))
    equal([(hit.value, hit.highlighted, hit.count) for hit in answer.facet_hits], [("Drama", "<em>D</em>rama", 4)])
    narrowed = under.run(under.client.search_for_facet_values("films", "genres", {"params": "filters=year>1959"}))
    equal([(hit.value, hit.count) for hit in narrowed.facet_hits],
          [("Adventure", 1), ("Comedy", 1), ("Drama", 1), ("Romance", 1)], "narrowed")


def facets_that_are_not_searchable_are_refused(under):
    try:
        under.run(under.client.search_for_facet_values("films", "country", {"facetQuery": "f"}))
    except RequestException as error:
        equal(error.status_code, 400, "status")
        return
    raise Failure("'country' is not searchable, and was searched")


def browse_gives_a_page_and_a_cursor(under):
    first = under.run(under.client.browse("many things", {"hitsPerPage": 1000}))
    equal((len(first.hits), first.nb_hits, first.nb_pages), (1000, 2344, 3), "the first page")
    second = under.run(under.client.browse("many things", {"hitsPerPage": 1000, "cursor": first.cursor}))
    equal((len(second.hits), set(ids(first)) & set(ids(second))), (1000, set()), "the second page")
    found = under.run(under.client.browse("many things", {"query": "thing", "filters": "kind:odd", "hitsPerPage": 5}))
    equal((len(found.hits), found.nb_hits), (5, 1172), "odd things")


def browse_objects_gives_each_record_once(under):
    pages = []
    under.run(under.client.browse_objects("many things", pages.append))
    equal([len(page.hits) for page in pages], [1000, 1000, 344], "pages")
    found = sorted((hit.to_dict() for page in pages for hit in page.hits), key=lambda hit: hit["rank"])
    equal(found, sample.THINGS, "records")


def browse_objects_gives_records_without_hit_attributes(under):
    pages = []
    under.run(under.client.browse_objects("films", pages.append, {"attributesToRetrieve": ["title"], "query": "night"}))
    found = sorted((hit.to_dict() for page in pages for hit in page.hits), key=lambda hit: hit["title"])
    equal(found, [{"objectID": "night train", "title": "Night Train"}, {"objectID": "夜", "title": "The Night"}])


def browse_rules_gives_all(under):
    pages = []
    under.run(under.client.browse_rules("films", pages.append))
    found = [rule.to_dict() for page in pages for rule in page.hits]
    equal([rule["objectID"] for rule in found], [rule["objectID"] for rule in sample.RULES], "rules")


def browse_synonyms_gives_all(under):
    pages = []
    under.run(under.client.browse_synonyms("films", pages.append))
    equal([synonym.to_dict() for page in pages for synonym in page.hits], sample.SYNONYMS, "synonyms")


def get_object_takes_any_id(under):
    for film in sample.FILMS:
        equal(under.run(under.client.get_object("films", film["objectID"])), film, "record")
    some = under.run(under.client.get_object("films", "夜", attributes_to_retrieve=["title", "year"]))
    equal(some, {"objectID": "夜", "title": "The Night", "year": 1961}, "attributes")


def get_objects_keeps_order_and_places(under):
    answer = under.run(under.client.get_objects({"requests": [
        {"indexName": "films", "objectID": "夜"}, {"indexName": "films", "objectID": "nowhere"},
        {"indexName": "many things", "objectID": "7", "attributesToRetrieve": ["kind"]},
        {"indexName": "films by year", "objectID": "amelie/2001?é+%2F#1", "attributesToRetrieve": ["title"]}]}))
    equal(answer.results, [
        sample.FILMS[5], None, {"objectID": "7", "kind": "odd"},
        {"objectID": "amelie/2001?é+%2F#1", "title": "Amélie"}])


def get_settings_gives_those_of_the_spec_and_defaults(under):
    settings = under.run(under.client.get_settings("films")).to_dict()
    equal({name: settings[name] for name in sample.SETTINGS}, sample.SETTINGS)
    equal((settings["hitsPerPage"], settings["typoTolerance"]), (20, True), "defaults")
    equal(under.run(under.client.get_settings("films by year")).to_dict()["primary"], "films", "primary")


def get_synonym_gives_each_type(under):
    for synonym in sample.SYNONYMS:
        equal(under.run(under.client.get_synonym("films", synonym["objectID"])).to_dict(), synonym)


def search_synonyms_looks_at_text_and_type(under):
    for wanted, expected in [
            ({"query": "NIGHT"}, ["evening"]), ({"type": "placeholder"}, ["streets/1"]),
            ({"type": "altcorrection1"}, ["locomotive"]), ({"hitsPerPage": 2, "page": 1}, ["locomotive", "noted"])]:
        answer = under.run(under.client.search_synonyms("films", wanted))
        equal([hit.object_id for hit in answer.hits], expected, str(wanted))


def get_rule_gives_what_the_file_has(under):
    for rule in sample.RULES:
        equal(under.run(under.client.get_rule("films", rule["objectID"])).to_dict(), rule)


def search_rules_looks_at_text_and_members(under):
    for wanted, expected in [
            ({"query": "paris"}, ["promote/amelie"]), ({"anchoring": "is"}, ["banner"]),
            ({"context": "shop"}, ["banner"]), ({"enabled": False}, ["off"]),
            ({"enabled": True, "hitsPerPage": 1, "page": 1}, ["banner"])]:
        answer = under.run(under.client.search_rules("films", wanted))
        equal([rule.object_id for rule in answer.hits], expected, str(wanted))


def list_indices_gives_names_and_counts(under):
    items = under.run(under.client.list_indices()).items
    equal([(item.name, item.entries, item.primary, item.replicas) for item in items], [
        ("films", 8, None, ["films by year"]), ("films by year", 8, "films", None), ("many things", 2344, None, None)])
    page = under.run(under.client.list_indices(page=1, hits_per_page=2))
    equal(([item.name for item in page.items], page.nb_pages), (["many things"], 2), "the second page")


def index_exists_tells_indices_apart(under):
    found = [under.run(under.client.index_exists(name)) for name in ["films", "many things", "Films", "nothing"]]
    equal(found, [True, True, False, False])


def secured_keys_filter(under):
    key = under.run(under.client.generate_secured_api_key(
        SEARCH_KEY, {"filters": "country:'United States' OR country:France"}))
    restricted = under.open(key)
    answer = under.run(restricted.search_single_index("films", {"query": "", "filters": "genres:Romance"}))
    equal(ids(answer), ["amelie/2001?é+%2F#1", "casablanca", "notorious"], "hits")
    answer = under.run(restricted.search_single_index("films", {"query": "", "filters": "genres:Thriller"}))
    equal(ids(answer), ["notorious"], "hits that both filters leave")


def secured_keys_keep_to_their_indices(under):
    key = under.run(under.client.generate_secured_api_key(
        ADMIN_KEY, {"restrictIndices": ["films*", "other"], "searchParams": {"hitsPerPage": 3}}))
    restricted = under.open(key)
    equal(len(under.run(restricted.search_single_index("films by year", {"hitsPerPage": 7})).hits), 3, "hits")
    fails(under, 403, "Index not allowed with this API key", lambda: restricted.search_single_index("many things"))
    fails(under, 403, "Method not allowed with this API key", lambda: restricted.get_settings("films"))


def secured_keys_end(under):
    now = int(time.time())
    for end, is_valid in [(now + 600, True), (now - 1, False)]:
        restricted = under.open(under.run(under.client.generate_secured_api_key(SEARCH_KEY, {"validUntil": end})))
        if is_valid:
            equal(under.run(restricted.search_single_index("films")).nb_hits, 8, "hits")
        else:
            fails(under, 403, "The API key has expired", lambda: restricted.search_single_index("films"))


def secured_keys_of_other_keys_are_refused(under):
    key = under.run(under.client.generate_secured_api_key("no key", {"filters": "year>1"}))
    fails(under, 403, "Invalid Application-ID or API key", lambda: under.open(key).search_single_index("films"))


def what_is_missing_answers_404(under):
    for call in [lambda: under.client.search_single_index("nothing"), lambda: under.client.browse("nothing"),
                 lambda: under.client.search({"requests": [{"indexName": "films"}, {"indexName": "nothing"}]}),
                 lambda: under.client.search_rules("nothing"), lambda: under.client.get_settings("nothing")]:
        fails(under, 404, "Index nothing does not exist", call)
    for call in [lambda: under.client.get_object("films", "nothing"), lambda: under.client.get_rule("films", "nothing"),
                 lambda: under.client.get_synonym("films", "nothing")]:
        fails(under, 404, "ObjectID does not exist", call)


def keys_are_looked_at(under):
    unknown = "Invalid Application-ID or API key"
    fails(under, 403, unknown, lambda: under.open("wrong").search_single_index("films"))
    fails(under, 403, unknown, lambda: under.open(SEARCH_KEY, "OTHER").search_single_index("films"))
    searching = under.open(SEARCH_KEY)
    equal(under.run(searching.search_single_index("films")).nb_hits, 8, "hits")
    for call in [lambda: searching.get_settings("films"), lambda: searching.browse("films"), searching.list_indices,
                 lambda: searching.search_rules("films"), lambda: searching.search_synonyms("films")]:
        fails(under, 403, "Method not allowed with this API key", call)


def writes_are_refused_by_name(under):
    # Clients take a status from 500 on for a host that is down and do not show its message, so a client of its own is
    # asked here, and the message read without one.
    client = under.open(ADMIN_KEY)
    try:
        answer = under.run(client.save_object("films", {"objectID": "new"}))
    except AlgoliaUnreachableHostException:
        pass
    except RequestException as error:
        if "'saveObject'" not in error.message:
            raise Failure(f"the operation is not named: {error.message}") from None
    else:
        raise Failure(f"a write was answered: {answer}")
    status, content = under.program.ask("POST", "/1/indexes/films", body=b'{"objectID":"new"}')
    equal((status, content), (501, {"message": "'saveObject' is not served", "status": 501}))
    equal(under.run(under.client.search_single_index("films")).nb_hits, 8, "records after it")


ALL = [value for name, value in list(globals().items())
       if getattr(value, "__module__", "") == __name__ and callable(value)
       and getattr(value, "__code__", None) and value.__code__.co_varnames[:value.__code__.co_argcount] == ("under",)]
