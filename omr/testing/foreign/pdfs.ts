import { degrees, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** One page that shows a JPEG, as some program writes it. Lengths in points. */
export interface JpegPage {
  /** Pages of one picture share its object. */
  picture: Uint8Array;
  media: readonly number[];
  crop?: readonly number[];
  /** Page content; the picture is `/P`, the state of `states` `/S`, the form of `form` `/F`. */
  content: string;
  rotate?: number;
  /** Entries of the picture's dictionary besides the usual ones. */
  entries?: Record<string, unknown>;
  /** The JPEG's size in pixels. */
  size: readonly [number, number];
  /** A soft mask for the picture: grey, row by row. */
  softMask?: { width: number; height: number; grey: Uint8Array };
  state?: Record<string, unknown>;
  /** Content of a form that the page may draw. */
  form?: string;
}

/** A PDF of such pages. */
export async function pdfOfJpegs(pages: readonly JpegPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const pictures = new Map<Uint8Array, PDFObject>();
  for (const page of pages) addPage(document, page, pictures);
  return document.save({ useObjectStreams: true });
}

function addPage(document: PDFDocument, page: JpegPage, pictures: Map<Uint8Array, PDFObject>) {
  const { context } = document;
  const { media, crop, content, rotate, state, form } = page;
  const isPlain = !page.entries && !page.softMask;
  const picture = (isPlain && pictures.get(page.picture)) || addPicture(document, page);
  if (isPlain) pictures.set(page.picture, picture);
  const shown = document.addPage();
  shown.node.set(PDFName.of('MediaBox'), context.obj([...media]));
  if (crop) shown.node.set(PDFName.of('CropBox'), context.obj([...crop]));
  if (rotate) shown.setRotation(degrees(rotate));
  const objects: Record<string, PDFObject> = { P: picture };
  if (form) {
    const dictionary = { Type: 'XObject', Subtype: 'Form', BBox: [...media], Resources: { XObject: { P: picture } } };
    objects['F'] = context.register(context.stream(form, dictionary as never));
  }
  const states = state ? { S: state } : {};
  shown.node.set(PDFName.of('Resources'), context.obj({ XObject: objects, ExtGState: states } as never));
  shown.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
}

function addPicture({ context }: PDFDocument, { picture, size, entries, softMask }: JpegPage): PDFObject {
  const [Width, Height] = size;
  const usual = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };
  const mask = softMask && {
    SMask: context.register(
      context.flateStream(softMask.grey, {
        ...usual,
        Width: softMask.width,
        Height: softMask.height,
        ColorSpace: 'DeviceGray',
      }),
    ),
  };
  const dictionary = { ...usual, Width, Height, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' };
  return context.register(context.stream(picture, { ...dictionary, ...entries, ...mask } as never));
}
