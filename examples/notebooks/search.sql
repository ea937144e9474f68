-- Names of any record, found word by word without regard to case and accents, and what they are in.
--
--     gunzip -k naijaref.sqlite.gz && sqlite3 -box naijaref.sqlite < search.sql
SELECT names.name, names.resource, names.code, wards_joined.lga_name, wards_joined.state_name
FROM names
LEFT JOIN wards_joined ON wards_joined.code = names.code AND names.resource = 'wards'
WHERE names MATCH 'sabon gari'
ORDER BY names.resource, names.code
LIMIT 10;
