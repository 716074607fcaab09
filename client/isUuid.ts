/** True for a well-formed id; checked here because the server's refusal of a malformed one is no message for a person. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
