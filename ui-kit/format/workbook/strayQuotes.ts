const ends = /[,;\t|\r\n]/;

/**
 * A text with values between marks, whose quotation marks at the start of a value that nothing closes are letters of it: `"버리다` is one value,
 * not the rest of the file.
 */
export function closeStrayQuotes(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (at > 0 && !ends.test(text[at - 1] ?? '')) continue;
    const close = closingOf(text, at);
    if (close !== null) {
      at = close;
      continue;
    }
    const length = text.slice(at).search(ends);
    const end = length < 0 ? text.length : at + length;
    parts.push(text.slice(copied, at), `"${text.slice(at, end).replaceAll('"', '""')}"`);
    [copied, at] = [end, end - 1];
  }
  return parts.join('') + text.slice(copied);
}

/** Where the value that a quotation mark opens is closed: by one that a value ends behind; null where that is none. */
function closingOf(text: string, open: number): number | null {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at >= 0 && (at + 1 === text.length || ends.test(text[at + 1] ?? '')) ? at : null;
}
