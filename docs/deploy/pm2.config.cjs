// For PM2: `pm2 start docs/deploy/pm2.config.cjs`, in the folder of the repository after `npm ci --omit=dev`.
module.exports = {
  apps: [
    {
      name: "naijaref",
      script: "packages/server/dist/entries/node.js",
      cwd: `${__dirname}/../..`,
      env: { NODE_ENV: "production", PORT: "3000", WATCHDOG_SECONDS: "10" },
      // The service takes requests for two seconds more, and ends within ten.
      kill_timeout: 12_000,
      max_memory_restart: "512M",
    },
  ],
};
