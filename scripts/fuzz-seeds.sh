# Sourced by fuzz.sh: inputs to begin with, from the fixtures, the examples and the golden files.

# seed FOLDER FILE…: copies files, each under a name that tells where it is from.
seed() {
  folder=$1
  shift
  mkdir -p "$folder"
  for file in "$@"; do
    [ -f "$file" ] || continue
    cp "$file" "$folder/$(printf '%s' "$file" | tr '/' '_')"
  done
}

# seed_text FOLDER NAME: writes standard input as a seed.
seed_text() {
  mkdir -p "$1"
  cat >"$1/$2"
}

# seed_lines FOLDER FILE: each line of a file as a seed.
seed_lines() {
  mkdir -p "$1"
  awk -v folder="$1" '{ file = sprintf("%s/line-%04d", folder, FNR); print > file; close(file) }' "$2"
}

# write_seeds FOLDER: the seeds of all targets, each in a folder of its own.
write_seeds() {
  rm -rf "$1"
  for name in $(awk '{ print $1 }' "$work/targets"); do
    # What was found once is worth a beginning, too.
    mkdir -p "$1/$name"
    seed "$1/$name" Tests/Fixtures/fuzz/"$name"/*
  done
  seed "$1/spec" examples/*/search.yaml Tests/Fixtures/*-spec*/*.yaml Tests/Fixtures/*-spec*/*/*.yaml
  seed "$1/query-documents" examples/*/queries.yaml
  seed "$1/query-lines" examples/*/queries.txt examples/*/keys.txt
  seed "$1/query-tables" Tests/PresentationTests/Golden/*.csv Tests/PresentationTests/Golden/*.tsv
  seed_text "$1/query-tables" queries.csv <<'EOF'
query,id,page,hitsPerPage,filters,count,note
tom,1,0,5,"genre:Drama AND year >= 1990",3,"a ""quoted"" note"
EOF
  seed_text "$1/query-objects" queries.jsonl <<'EOF'
{"query":"tom","id":"1","page":1,"hitsPerPage":5,"filters":"genre:Drama","tags":{"kind":"head"},"note":[1]}
{"query":"","params":{"hitsPerPage":3},"filters":{"movies":"year > 3"}}
EOF
  seed "$1/records" Tests/Fixtures/contract-spec/data/* Tests/PresentationTests/Golden/batch.csv \
    Tests/PresentationTests/Golden/batch.tsv
  seed_text "$1/records" records.json <<'EOF'
[{"id":"1","text":"Ünïcode \u00e9 𝄞","n":1.50,"list":[1,-0.0,1e3,"x"]},{"id":2,"deep":{"a":[{"b":null}]}}]
EOF
  seed_text "$1/records" records.jsonl <<'EOF'
{"id":"1","text":"red hat","n":12345678901234567890}
{"id":"2","text":["a","b"],"ok":true}
EOF
  seed_text "$1/records" records.csv <<'EOF'
id,text,n,list
1,red hat,9.90,"[1,2]"
2,"a ""b""
c",10.00,
EOF
  seed "$1/json" Tests/PresentationTests/Golden/*.json Tests/Fixtures/contract-spec/data/*.json Tests/Fixtures/rest-recordings/*
  for file in Tests/Fixtures/contract-spec/data/movies.json Tests/Fixtures/contract-spec/data/suggestions.jsonl; do
    mkdir -p "$1/gzip"
    gzip -nc "$file" >"$1/gzip/$(basename "$file").gz"
    cat "$1/gzip/$(basename "$file").gz" "$1/gzip/$(basename "$file").gz" >"$1/gzip/two-members-$(basename "$file").gz"
  done
  seed "$1/synonyms" Tests/Fixtures/contract-spec/data/*.synonyms.json
  seed_text "$1/synonyms" synonyms.json <<'EOF'
[{"objectID":"1","type":"synonym","synonyms":["hat","cap","soft hat"]},
{"objectID":"2","type":"oneWaySynonym","input":"red","synonyms":["crimson","blue"]},
{"objectID":"3","type":"altCorrection1","word":"shoe","corrections":["boot"]},
{"objectID":"4","type":"placeholder","placeholder":"<colour>","replacements":["red","blue"]}]
EOF
  seed "$1/rules" Tests/Fixtures/contract-spec/data/*.rules.json
  seed_text "$1/rules" rules.json <<'EOF'
[{"objectID":"1","conditions":[{"pattern":"red {facet:tags}","anchoring":"contains","alternatives":true,"context":"web"}],
"consequence":{"params":{"query":{"edits":[{"type":"replace","delete":"red","insert":"blue"}]},"automaticFacetFilters":
[{"facet":"tags","disjunctive":true,"score":2}],"filters":"price > 1"},"promote":[{"objectID":"3","position":0}],
"hide":[{"objectID":"1"}],"userData":{"a":1}},"validity":[{"from":1,"until":2000000000}],"enabled":true}]
EOF
  seed_text "$1/filters" all <<'EOF'
(genre:"a \"b\"" OR NOT genre:Drama OR _tags:x<score=2>) AND year >= 1990 AND price:1 TO 10 AND on:true AND n != -1.5
EOF
  seed_text "$1/filters" list <<'EOF'
["a:b",["c:-d","price:1 TO 9"],"x"]
EOF
  seed_text "$1/filters" text <<'EOF'
a:1,(b:2,"c:d":3),-tag
EOF
  printf '\000\001\000\001abcd\000\020\000\002efgh' | seed_text "$1/index" changes
  printf '\000\100\100\003\000\000\000\017' | seed_text "$1/index" number
  seed_text "$1/highlights" words <<'EOF'
red "soft hat" -blue

A red-hatted man, his softhat, REDHAT and R.E.D. hats: réd café's 帽子 ﬁne ß İ
EOF
  seed "$1/recordings" Tests/Fixtures/rest-recordings/* examples/*/recordings/*
  seed_text "$1/recordings" failure.json <<'EOF'
{"recording":1,"backend":"b","turn":2,"fromQueries":[1,3],"attempts":2,"request":{"method":"POST","target":"/x?q=tom",
"headers":{"a":"b"},"jsonLines":[{"a":1}]},"failure":{"code":"timeout","message":"m","retryable":true}}
EOF
  seed_text "$1/recordings" bytes.json <<'EOF'
{"recording":1,"backend":"b","request":{"method":"GET","target":"/"},"response":{"status":200,"base64":"/w=="}}
EOF
  for name in algolia-replies rest-replies typesense-replies typesense-schemas; do
    seed_text "$1/$name" error <<'EOF'
{"message":"Index films does not exist","status":404,"error":"no"}
EOF
  done
  seed_text "$1/algolia-replies" results <<'EOF'
{"results":[{"hits":[{"objectID":"1","title":"Red hat","year":1999,"_highlightResult":{"title":{"value":"<em>Red</em> hat",
"matchLevel":"full","fullyHighlighted":true,"matchedWords":["red"]}}}],"nbHits":7,"page":0,"nbPages":3,"hitsPerPage":3,
"facets":{"genre":{"Drama":2,"Comedy":1}},"facets_stats":{"year":{"min":1990,"max":2020,"avg":2001.5,"sum":4003}},
"exhaustive":{"nbHits":true},"query":"red hat","params":"","index":"films"},{"hits":[],"nbHits":0,"page":0,"nbPages":0,
"hitsPerPage":20},{"facetHits":[{"value":"Drama","highlighted":"<em>D</em>rama","count":2}],"exhaustiveFacetsCount":true}]}
EOF
  seed_text "$1/typesense-replies" results <<'EOF'
{"results":[{"found":7,"page":1,"out_of":9,"hits":[{"document":{"id":"1","title":"Red hat","year":1999,"genre":["Drama"]},
"highlight":{"title":{"matched_tokens":["Red"],"snippet":"<mark>Red</mark> hat","value":"<mark>Red</mark> hat"}},
"text_match":57,"highlights":[{"field":"title","value":"<mark>Red</mark> hat"}]}],"facet_counts":[{"field_name":"genre",
"counts":[{"value":"Drama","count":2,"highlighted":"Drama"}],"stats":{"min":1,"max":2,"avg":1.5,"sum":3,"total_values":2}}],
"request_params":{"per_page":3,"q":"red"}},{"code":404,"error":"Not found."},{"found":0,"hits":[],"facet_counts":[]}]}
EOF
  seed_text "$1/typesense-schemas" schema <<'EOF'
{"name":"films","num_documents":3,"fields":[{"name":"title","type":"string","infix":true},{"name":"year","type":"int64",
"facet":true,"optional":true},{"name":"genre","type":"string[]","facet":true},{"name":"place","type":"geopoint"},
{"name":".*","type":"auto"}],"default_sorting_field":"year","token_separators":["-"],"symbols_to_index":["+"]}
EOF
  seed_text "$1/rest-replies" results <<'EOF'
{"hits":{"hits":[{"id":"1","title":"Red hat","year":1999,"marked":{"title":"<em>Red</em> hat"}}],"total":7},
"facets":{"genre":{"Drama":2},"year":[{"value":"1999","count":3}]}}
EOF
  seed_text "$1/journals" journal <<'EOF'
{"journal":2,"fingerprint":"f"}
{"queries":3,"complete":false,"bytes":[120],"fingerprints":["0123456789abcdef"],"outcome":[3,0,0,0,0]}
EOF
  seed "$1/saved-runs" Tests/PresentationTests/Golden/*batch*.json Tests/PresentationTests/Golden/*.ndjson \
    Tests/PresentationTests/Golden/search.json
  printf 'ab\033[A\033[1;5C\033OP\033[200~pasted\r\nlines\033[201~\377\033\377\303\251\033[<0;3;4M\033]0;x\007\033[27;5;13~' |
    seed_text "$1/keys" sequences
  seed_lines "$1/scripts" examples/movie-night/keys.txt
  seed_text "$1/scripts" all <<'EOF'
type to
key down ctrl-space tab
toggle films genre:Drama
key ctrl-f
resize 30x9
scroll films 5
paste Red hat
wait 300ms
select 1
EOF
}
