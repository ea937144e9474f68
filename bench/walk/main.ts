import { walksOf } from "./walk.ts";

/** `npm run walk -- /v1/lgas/Ikeja`: the files that a request enters. */

const [path = "/v1/lgas/Ikeja"] = process.argv.slice(2);
const walks = await walksOf(path, ["/v1/lgas/Agege", "/v1/lgas/Surulere", "/v1/states/LA"]);

if (process.env["WALK_COUNTS"] === "yes") {
  const counts = Object.entries(walks).map(([name, files]) => [name, (files as readonly string[]).length]);
  console.log(JSON.stringify(Object.fromEntries(counts)));
} else
  for (const [name, files] of Object.entries(walks) as [string, readonly string[]][])
    console.log(`${name}: ${files.length} files\n${files.map((file) => `  ${file}\n`).join("")}`);
process.exit();
