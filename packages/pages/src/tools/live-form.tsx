import type { ComponentChildren } from "preact";

/**
 * A form with its result. Without script it asks the service; with script the result is there while the
 * person types, and what they type stays on their device.
 */
export const LiveForm = ({
  action,
  fields,
  submit,
  isPrivate = true,
  children,
}: {
  readonly action: string;
  readonly fields: ComponentChildren;
  readonly submit: string;
  /** Whether what is typed may be a person's own; the form then says that it stays on the device. */
  readonly isPrivate?: boolean;
  readonly children: ComponentChildren;
}) => (
  <>
    <form class="live" action={action} method="get" data-live>
      {fields}
      <button type="submit">{submit}</button>
    </form>
    {isPrivate && (
      <p class="privacy" data-private hidden>
        What you type stays on this device: nothing is sent.
      </p>
    )}
    {/* Only the answer is read to who does not see it, not the arithmetic below it. */}
    <p class="visually-hidden" role="status" data-said />
    <div class="result" data-result>
      {children}
    </div>
  </>
);

/** One control of a form with its name above it. */
export const Field = ({
  name,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label class={isWide ? "field wide" : "field"}>
    <span>{name}</span>
    {children}
  </label>
);
