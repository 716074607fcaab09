/** A text without blanks. */
export function word(text: string): string | null {
  return /^\S+$/.test(text) ? text : null;
}

/** An address of HTTP. */
export function httpUrl(text: string): string | null {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : null;
}

/** 1 or 0, true or false. */
export function yesOrNo(text: string): boolean | null {
  return { '1': true, true: true, '0': false, false: false }[text] ?? null;
}
