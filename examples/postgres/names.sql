-- LGAs by any of their names, in Postgres 13 or later. Run it by psql in the folder of the downloads.
-- It finds what is written right but for case, accents, signs and the word LGA, and leaves the rest NULL.

CREATE TABLE lgas (
  code text PRIMARY KEY, state_code text, inec_code text, name text, slug text, headquarters text,
  senatorial_district text, senatorial_district_code text, lat double precision, lon double precision,
  polling_units int, aliases text, unverified_fields text, sources text
);
\copy lgas FROM 'lgas.csv' WITH (FORMAT csv, HEADER)

CREATE FUNCTION place_key(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    trim(regexp_replace(regexp_replace(normalize(lower(written), NFKD), '[\u0300-\u036f''’.]', '', 'g'),
      '[^a-z0-9]+', ' ', 'g')),
    ' (lga|local government( area)?)$', '')
$$;

-- A name that two LGAs of a state share means none of them.
CREATE TABLE lga_names AS
SELECT place_key(written) AS key, state_code, min(code) AS code
FROM lgas, unnest(string_to_array(concat_ws('|', name, code, inec_code, aliases), '|')) AS written
WHERE place_key(written) <> ''
GROUP BY 1, 2
HAVING count(DISTINCT code) = 1;
CREATE UNIQUE INDEX ON lga_names (state_code, key);

-- The join: here of a table clinics with the columns clinic, state_code and lga.
SELECT clinic, lga_names.code
FROM clinics
LEFT JOIN lga_names ON lga_names.key = place_key(clinics.lga) AND lga_names.state_code = clinics.state_code
ORDER BY clinic;
