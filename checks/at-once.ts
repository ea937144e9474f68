/**
 * `tsx checks/at-once.ts check:types check:data`: runs some of the scripts in package.json at the same time,
 * and prints what each has said when it has ended. It fails when one of them does.
 */
import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

async function run(script: string): Promise<void> {
  const child = spawn("npm", ["run", script], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, words, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  process.stdout.write(out);
  process.stderr.write(words);
  if (code === 0) return;
  console.error(`npm run ${script} failed.`);
  process.exitCode = 1;
}

await Promise.all(process.argv.slice(2).map(run));
