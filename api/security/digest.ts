/** SHA-256 of a text, or of bytes, as 64 lower-case hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const given = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', given));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
