import { StylesBelow } from "../layout/styles-below.tsx";
import type { Site } from "../page.ts";
import { type RenderedPage, render } from "../render.tsx";

/** What went wrong with a request that a person made with a browser. */
export interface PageFailure {
  readonly status: number;
  /** What happened and what to do, in a sentence or two. */
  readonly message: string;
}

const TITLES: Readonly<Record<number, string>> = {
  404: "There is no page here",
  405: "This cannot be done here",
  414: "The address is too long",
  429: "Too many requests",
  500: "Something failed here",
  503: "Too busy for a moment",
};

/** The page for a failure of the service. */
export const renderFailure = ({ status, message }: PageFailure, site: Site): string =>
  (
    render(
      {
        title: TITLES[status] ?? "This did not work",
        description: message,
        main: (
          <div class="message">
            <p class="kicker">{status}</p>
            <h1>{TITLES[status] ?? "This did not work"}</h1>
            <p class="lead">{message}</p>
            <StylesBelow />
            <p class="more">
              <a href="/">Go to the front page</a>, or look for something in the box above.
            </p>
          </div>
        ),
      },
      site,
    ) as RenderedPage
  ).html;
