/**
 * In CI the property tests make the same inputs at each run of a commit, so that a change is never refused
 * because of a fault that was there before it. Elsewhere each run makes inputs that no run made before.
 */
if (process.env["CI"] === "true") {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: 20_261_122 });
}

export {};
