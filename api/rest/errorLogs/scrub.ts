// Secrets and personal data that must not be stored from free text sent by a browser.
const secrets: [RegExp, string][] = [
  // Bounded, so that a long word is not read once from each of its letters.
  [/\bey[\w-]{8,1024}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{20,}/gi, '[token]'],
  [/(\/link\/)[^\s/?#]+/g, '$1[token]'],
  [/((?:password|token|secret|authorization|cookie)["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s&,;}]+)/gi, '$1[removed]'],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  [/(\+82|\b0)[ .-]?\d{1,2}[ .-]?\d{3,4}[ .-]?\d{4}\b/g, '[phone]'],
];

/** A text without tokens, passwords, e-mail addresses and phone numbers. */
export function scrub(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

/** An address without query and fragment, which may carry anything. */
export function scrubUrl(url: string): string {
  return scrub(url.replace(/[?#].*$/s, ''));
}
