/** A ref of words that come in place of what had the focus, so that they are spoken. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus();
