import type { ComponentChildren } from "preact";

/** What is known of something that is only begun: quiet, because nothing is wrong with it. */
export const Progress = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="progress">{children}</p>
);
