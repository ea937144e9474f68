import { type Answer, createClient, type Lga, type Location, type State, type Suggestion } from "./index.ts";

/** The types of the client, which the compiler compares. Nothing here is run. */

const client = createClient({ base: ["https://api.example.org", { files: "https://data.example.org" }] });

const same = <Expected>(_: Promise<Answer<Expected>>): void => {};

same<readonly State[]>(client.get("/v1/states"));
same<readonly State[]>(client.get("/v1/states", { zone: "South-West" }));
same<Lga>(client.get("/v1/lgas/{lga}", { lga: "Ikeja" }, { signal: AbortSignal.timeout(1) }));
same<Location>(client.get("/v1/reverse", { lat: 6.6, lon: "3.35" }));
same<readonly Suggestion[]>(client.get("/v1/suggest", { q: "ikeja", limit: 3 }));

// @ts-expect-error There is no such path.
client.get("/v1/towns");
// @ts-expect-error The path needs the LGA.
client.get("/v1/lgas/{lga}");
// @ts-expect-error This is no parameter of the path.
client.get("/v1/lgas/{lga}", { lga: "Ikeja", city: "Lagos" });
// @ts-expect-error This is no zone.
client.get("/v1/states", { zone: "West" });
