/** A ref of words that come in place of what had the focus: they are spoken, and the page stays where it is. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus({ preventScroll: true });
