import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { TreePage } from './openPdf.ts';

/** Most bytes of unpacked content of one document, so that a bomb is refused. */
const mostUnpacked = 64 * 1_048_576;

const name = (text: string) => PDFName.of(text);

/**
 * Makes forms of pages. A form begins in a clean state and leaves none behind, whatever its content does: a scale, a clip, a `Q` too many.
 */
export function originals(context: PDFContext) {
  const made = new Map<string, PDFRef>();
  const used = new Set<PDFRef>();
  const numbers = new Map<PDFObject, number>();
  let left = mostUnpacked;

  /** Tells objects apart: a reference by its text, what is written in place by a number. */
  const keyOf = (object: PDFObject): string => {
    if (object instanceof PDFRef) return object.toString();
    if (!numbers.has(object)) numbers.set(object, numbers.size);
    return String(numbers.get(object));
  };

  /** The content of a page as one form with the resources and tags of the page; undefined for an empty page. Pages that share them share the form. */
  function formOf(page: TreePage, bounds: readonly number[]): PDFRef | undefined {
    const contents = contentsOf(page);
    if (contents.length === 0) return undefined;
    const resources = page.inherited('Resources') ?? context.obj({});
    const tags = page.dict.lookup(name('StructParents'));
    const key = [...contents.map(([entry]) => keyOf(entry)), 'in', keyOf(resources), ...bounds, tags].join(' ');
    const before = made.get(key);
    if (before) return before;
    for (const [entry] of contents) if (entry instanceof PDFRef) used.add(entry);
    const streams = contents.map(([, stream]) => stream);
    const form = streams.length === 1 ? copyOf(streams[0]!) : joined(streams);
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [...bounds], Resources: resources };
    for (const [entry, value] of Object.entries(entries)) form.dict.set(name(entry), context.obj(value as string));
    for (const entry of ['Matrix', 'Group', 'OC']) form.dict.delete(name(entry));
    if (tags) form.dict.set(name('StructParents'), tags);
    const ref = context.register(form);
    made.set(key, ref);
    return ref;
  }

  function contentsOf({ dict }: TreePage): [PDFObject, PDFRawStream][] {
    const entry = dict.get(name('Contents'));
    const contents = context.lookup(entry);
    const parts = contents instanceof PDFArray ? contents.asArray() : [entry];
    return parts.flatMap((part): [PDFObject, PDFRawStream][] => {
      const stream = context.lookup(part);
      return part !== undefined && stream instanceof PDFRawStream ? [[part, stream]] : [];
    });
  }

  /** Packed as it is; the bytes are shared, so that it costs nothing. */
  function copyOf({ dict, contents }: PDFRawStream): PDFRawStream {
    return PDFRawStream.of(dict.clone(), contents);
  }

  /** One stream of several, with a space between them, as viewers read them. */
  function joined(streams: readonly PDFRawStream[]): PDFRawStream {
    const chunks = streams.flatMap((stream) => [...unpacked(stream), Uint8Array.of(10)]);
    const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return context.flateStream(whole);
  }

  function* unpacked(stream: PDFRawStream): Generator<Uint8Array> {
    const reader = decodePDFRawStream(stream);
    for (;;) {
      const chunk = reader.getBytes(65_536) as Uint8Array;
      if (chunk.length === 0) return;
      left -= chunk.length;
      if (left < 0) throw new RangeError('too much content');
      yield chunk.slice();
    }
  }

  /** Takes away the streams that forms were made of. */
  const dropUsed = (): void => used.forEach((ref) => context.delete(ref));

  return { formOf, dropUsed };
}
