import { decodeCp949 } from '../workbook/cp949.ts';

/** A text in UTF-8, UTF-16 or the letters of Korean Windows, by what its bytes say; null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return [decodeUtf8(bytes), decodeCp949(bytes)].find((text) => text !== null && isText(text)) ?? null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001f]/.test(text);
