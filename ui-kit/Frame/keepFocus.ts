/**
 * Where what has the focus goes away, or is disabled, the focus goes to what comes in its place, so that a screen reader speaks it and the
 * keyboard goes on from there: at `[data-autofocus]`, else at its heading or first words. What was disabled while it worked has it again
 * afterwards. A ref of a frame's `main`.
 */
export function keepFocus(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return;
  let isThere = true;
  let end: (() => void) | undefined;
  // After the first paint: nothing has gone away by then.
  void import('./watchFocus.ts').then(({ watchFocus }) => {
    if (isThere) end = watchFocus(main);
  });
  return () => {
    isThere = false;
    end?.();
  };
}
