/** True for the form of our ids; the server refuses others as malformed, which is no answer for a person. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
