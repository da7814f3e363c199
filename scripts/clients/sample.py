"""The spec that is served, with its files: what checks ask for by name is all here."""

import json
import os

FILMS = [
    {"objectID": "casablanca", "title": "Casablanca", "cast": ["Humphrey Bogart", "Ingrid Bergman"],
     "genres": ["Drama", "Romance"], "country": "United States", "year": 1942, "votes": 900},
    {"objectID": "notorious", "title": "Notorious", "cast": ["Cary Grant", "Ingrid Bergman"],
     "genres": ["Thriller", "Romance"], "country": "United States", "year": 1946, "votes": 700},
    {"objectID": "third man", "title": "The Third Man", "cast": ["Joseph Cotten", "Orson Welles"],
     "genres": ["Thriller"], "country": "United Kingdom", "year": 1949, "votes": 800},
    # Ids are segments of paths, so these need their escapes on both sides.
    {"objectID": "amelie/2001?é+%2F#1", "title": "Amélie", "cast": ["Audrey Tautou"],
     "genres": ["Comedy", "Romance"], "country": "France", "year": 2001, "votes": 950},
    {"objectID": "star wars & \"more\"", "title": "Star Wars", "cast": ["Harrison Ford"],
     "genres": ["Adventure"], "country": "United States", "year": 1977, "votes": 990},
    {"objectID": "夜", "title": "The Night", "cast": ["Jeanne Moreau"],
     "genres": ["Drama"], "country": "Italy", "year": 1961, "votes": 300},
    {"objectID": "night train", "title": "Night Train", "cast": ["Lucyna Winnicka"],
     "genres": ["Thriller", "Drama"], "country": "Poland", "year": 1959, "votes": 350},
    {"objectID": "sunset", "title": "<Street> of Sunset", "cast": ["Gloria Swanson"],
     "genres": ["Drama"], "country": "United States", "year": 1950, "votes": 850},
]
# More than a page of browsing holds.
THINGS = [
    {"objectID": str(number), "name": f"thing {number}", "kind": "even" if number % 2 == 0 else "odd", "rank": number}
    for number in range(1, 2345)
]
SYNONYMS = [
    {"objectID": "evening", "type": "synonym", "synonyms": ["night", "evening"]},
    {"objectID": "bogie", "type": "oneWaySynonym", "input": "bogie", "synonyms": ["bogart"]},
    {"objectID": "locomotive", "type": "altCorrection1", "word": "locomotive", "corrections": ["train"]},
    {"objectID": "noted", "type": "altCorrection2", "word": "noted", "corrections": ["notorious"]},
    {"objectID": "streets/1", "type": "placeholder", "placeholder": "<Street>", "replacements": ["boulevard"]},
]
RULES = [
    {"objectID": "promote/amelie", "conditions": [{"pattern": "paris", "anchoring": "contains"}],
     "consequence": {"promote": [{"objectID": "amelie/2001?é+%2F#1", "position": 0}]}},
    {"objectID": "banner", "conditions": [{"pattern": "night", "anchoring": "is", "context": "shop"}],
     "consequence": {"params": {"renderingContent": {"widgets": {"banners": [
         {"image": {"urls": [{"url": "https://example.com/night.png"}], "title": "Nights"}}]}}},
         "userData": {"banner": "nights"}}},
    {"objectID": "off", "enabled": False, "conditions": [{"pattern": "star", "anchoring": "startsWith"}],
     "consequence": {"hide": [{"objectID": "star wars & \"more\""}]}},
]
SETTINGS = {
    "searchableAttributes": ["title", "cast"],
    "attributesForFaceting": ["searchable(genres)", "country", "filterOnly(year)"],
    "customRanking": ["desc(votes)"],
    "replicas": ["films by year"],
}
# JSON is YAML, so that the spec needs no other package.
SPEC = {
    "version": 1,
    "name": "Clients",
    "indices": {
        "films": {"records": "films.json", "settings": SETTINGS, "synonyms": "synonyms.json", "rules": "rules.json"},
        "films by year": {"settings": {
            "searchableAttributes": ["title", "cast"], "attributesForFaceting": ["country"], "ranking": ["asc(year)"]}},
        "many things": {"records": "things.json", "settings": {
            "searchableAttributes": ["name"], "attributesForFaceting": ["kind"], "customRanking": ["asc(rank)"]}},
    },
    "indexModules": [
        {"id": "films", "indexName": "films", "hit": {"title": "string", "year": "integer"}},
        {"id": "years", "indexName": "films by year", "hit": {"title": "string", "year": "integer"}},
        {"id": "things", "indexName": "many things", "hit": {"name": "string"}},
    ],
    "composition": {"feeds": {"films": {"injectedItems": [
        {"key": "ads", "position": 1, "length": 2,
         "source": {"external": {"index": "films", "ordering": "userDefined"}},
         "metadata": {"hits": {"addItemKey": True, "extra": {"label": "Sponsored"}}}}]}}},
}


def write(folder):
    """Writes the spec and its files; returns the spec's path."""
    files = {"films": FILMS, "things": THINGS, "synonyms": SYNONYMS, "rules": RULES, "search": SPEC}
    for name, content in files.items():
        path = os.path.join(folder, f"{name}.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False)
    return os.path.join(folder, "search.json")
