// The page of probe.mjs: whether the service works now, each of the last 30 days, and what failed.

/** Failures with other probes between them are two. */
const MAX_FAILURES = 20;

/**
 * @param {readonly { at: string, ms: number, failed?: string }[]} probes the oldest first, at least one.
 * @returns {string} a whole page that needs no script.
 */
export function writePage(address, probes) {
  const last = probes.at(-1);
  const days = summarize(probes);
  const failures = findFailures(probes).slice(0, MAX_FAILURES);
  const works = last.failed === undefined;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${works ? "Works" : "Does not work"}: naijaref</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { border-left: .5rem solid ${works ? "#2a7d3f" : "#c0392b"}; padding-left: .75rem; line-height: 1.2; }
  a { color: inherit; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid #8886; }
  th:first-child, td:first-child { text-align: left; white-space: nowrap; }
</style>
<h1>${works ? "The service works" : "The service does not work"}</h1>
<p><a href="${escaped(address)}">${escaped(address)}</a> was last asked at ${time(last.at)}${
    works ? `, and answered within ${last.ms} ms.` : `: ${escaped(last.failed)}.`
  }</p>
<p>In the last 30 days ${share(probes.length, probes.filter(({ failed }) => failed).length)} of
${probes.length} probes got the right answers. Each probe asks for a record and for a search.</p>
<h2>What failed</h2>
${
  failures.length === 0
    ? "<p>Nothing in the last 30 days.</p>"
    : `<ul>${failures.map(({ from, to, failed }) => `<li>${time(from)}${from === to ? "" : ` to ${time(to)}`}: ${escaped(failed)}</li>`).join("\n")}</ul>`
}
<h2>Day by day</h2>
<div class="wide" role="region" aria-label="Day by day" tabindex="0">
<table>
<tr><th scope="col">Day (UTC)</th><th scope="col">Right answers</th><th scope="col">Probes</th>
<th scope="col">Half within, ms</th><th scope="col">99 % within, ms</th></tr>
${days
  .map(
    ({ day, count, failed, half, most }) =>
      `<tr><td>${day}</td><td>${share(count, failed)}</td><td>${count}</td><td>${half ?? ""}</td><td>${most ?? ""}</td></tr>`,
  )
  .join("\n")}
</table>
</div>
<p>Times are of the slowest of the questions. <a href="probes.ndjson">All probes</a>, one a line.</p>
</html>
`;
}

/** The newest day first. Times are of the probes that got right answers. */
export function summarize(probes) {
  const days = new Map();
  for (const one of probes) {
    const day = one.at.slice(0, 10);
    const all = days.get(day);
    if (all === undefined) days.set(day, [one]);
    else all.push(one);
  }
  return [...days].reverse().map(([day, all]) => {
    const times = all
      .filter(({ failed }) => failed === undefined)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const within = (part) => times[Math.ceil(times.length * part) - 1];
    return {
      day,
      count: all.length,
      failed: all.length - times.length,
      half: within(0.5),
      most: within(0.99),
    };
  });
}

/** Probes that failed one after another are one failure, with what the first of them found; the newest first. */
export function findFailures(probes) {
  const failures = [];
  let open;
  for (const { at, failed } of probes) {
    if (failed === undefined) open = undefined;
    else if (open === undefined) {
      open = { from: at, to: at, failed };
      failures.unshift(open);
    } else open.to = at;
  }
  return failures;
}

/** Rounded down, so that 100 % is said of no day with a failure. */
const share = (count, failed) => `${Math.floor((1 - failed / count) * 10_000) / 100} %`;

const time = (at) => `<time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time>`;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
