import type { ComponentChildren } from "preact";

/** The answer of a tool as a heading, which is read alone to who does not see it; below it, a sentence. */
export const Verdict = ({
  id,
  title,
  is,
  children,
}: {
  /** By which a field that is wrong names it. */
  readonly id?: string | undefined;
  readonly title: ComponentChildren;
  readonly is?: "good" | "bad";
  readonly children?: ComponentChildren;
}) => (
  <div id={id} class={is === undefined ? "verdict" : `verdict ${is}`}>
    <h2 class="answer" tabIndex={-1}>
      {title}
    </h2>
    {children !== undefined && <p>{children}</p>}
  </div>
);
