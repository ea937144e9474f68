import { StylesBelow } from "../layout/styles-below.tsx";
import type { PageDefinition } from "../page.ts";

/** What is shown without a connection in place of a page that was never visited. */
export const offlinePage: PageDefinition = {
  pattern: "/offline",
  render: () => ({
    title: "No connection",
    description: "You have no connection, and this page is not on your device.",
    main: (
      <div class="message">
        <p class="kicker">No connection</p>
        <h1>This page is not on your device</h1>
        <p class="lead">
          You have no connection, and you have not opened this page before. The box above still finds places,
          seats, banks and numbers, and these pages work:
        </p>
        <StylesBelow />
        {/* The service worker writes them here. */}
        <ul class="links" />
        <p class="more">Every page that you open is kept for a time like this.</p>
      </div>
    ),
  }),
};
