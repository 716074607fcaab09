import { fileName } from '#ui-kit/format/text/fileName.ts';

/** `Content-Disposition` for a download under its name (RFC 6266): in UTF-8, with an ASCII fallback for old clients. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** The same for a PDF that is shown, under a name made of words. */
export const inlineAs = (words: string): string => `inline; filename*=UTF-8''${encoded(fileName(words))}`;

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
