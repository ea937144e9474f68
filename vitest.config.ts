import { defineConfig } from "vitest/config";

const conditions = ["naijaref-source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{packages,pipeline,checks,bench,examples}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // One core fewer is the default, and CI has two: half of them would wait.
    maxWorkers: "100%",
    setupFiles: "./vitest.setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
