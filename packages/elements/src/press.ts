/** Whether a button of the pointer is down: what a person is pressing must not move away under it. */
let isPressing = false;
let waiting: (() => void)[] = [];

function released(): void {
  isPressing = false;
  // The click comes after the release.
  setTimeout(() => {
    const calls = waiting;
    waiting = [];
    for (const call of calls) call();
  });
}

globalThis.document?.addEventListener("pointerdown", () => (isPressing = true), true);
for (const type of ["pointerup", "pointercancel"])
  globalThis.document?.addEventListener(type, released, true);

/** Calls at once, or after the press that goes on. */
export function afterPress(call: () => void): void {
  if (isPressing) waiting.push(call);
  else call();
}
