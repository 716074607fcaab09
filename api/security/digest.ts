/** SHA-256 of a text, or of bytes, as 64 lower-case hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const given = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(await crypto.subtle.digest('SHA-256', given));
}

/** Bytes as lower-case hexadecimal digits; the academy runs in the browser, too, which has no Buffer. */
export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
