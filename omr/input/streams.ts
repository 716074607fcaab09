import type { ByteSource } from './pdfium.ts';

/** Shorter reads are tables and page contents, not pictures. */
const shortest = 512;
/** A picture's dictionary is looked for in so many bytes before its data. */
const longestDictionary = 4096;

/** A file that remembers where its streams began, because PDFium names only some entries of their dictionaries. */
export interface WatchedSource extends ByteSource {
  /** The dictionaries of all streams of that many bytes that were read; undefined where one cannot be told. */
  dictionariesOf(length: number): string[] | undefined;
}

/** Watches what PDFium reads: it reads a stream's data in one piece. */
export function watchStreams(source: ByteSource): WatchedSource {
  const positions = new Map<number, Set<number>>();
  return {
    size: source.size,
    read(position, target) {
      if (target.length >= shortest) {
        const known = positions.get(target.length);
        if (known) known.add(position);
        else positions.set(target.length, new Set([position]));
      }
      return source.read(position, target);
    },
    dictionariesOf(length) {
      const found = [...(positions.get(length) ?? [])].map((position) => dictionaryBefore(source, position));
      return found.length > 0 && found.every((text) => text !== undefined) ? found : undefined;
    },
  };
}

function dictionaryBefore(source: ByteSource, position: number): string | undefined {
  const bytes = new Uint8Array(Math.min(longestDictionary, position));
  if (!source.read(position - bytes.length, bytes)) return undefined;
  const text = new TextDecoder('latin1').decode(bytes);
  const end = text.lastIndexOf('stream');
  const begin = /^[\s\S]*\d\s+obj/.exec(text.slice(0, Math.max(0, end)));
  return begin ? text.slice(begin[0].length, end) : undefined;
}
