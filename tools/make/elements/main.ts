/** Part of packing `naijaref-elements`: builds the elements for pages that have no bundler. */
try {
  const { buildForBrowsers } = await import("./build-for-browsers.ts");
  await buildForBrowsers();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error(
    "To pack naijaref-elements, rolldown is needed, which --omit=dev leaves out: run npm ci, then try again.",
  );
  process.exitCode = 1;
}

export {};
