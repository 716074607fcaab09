import { readPicture, type PictureFacts } from '#ui-kit/format/picture/readPicture.ts';
import { faultWords } from '#ui-kit/format/picture/words.ts';
import { UnreadableFile } from '../../errors.ts';

/** From so many pixels on the browser is first asked to open a picture as it shows one: it then makes it smaller while it reads. */
const manyPixels = 24e6;

interface Size {
  width: number;
  height: number;
}

/**
 * Opens a picture upright and at most `longest` pixels long, by its content: what the browser knows, and HEIC, whose decoder is loaded on first use.
 * What a photograph of 200 megapixels needs in memory is that of the small one where the browser can do so.
 * @throws UnreadableFile
 */
export async function openPicture(file: Blob, longest: number): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = readPicture(bytes);
  if (facts.fault !== undefined) throw new UnreadableFile(faultWords(facts));
  const known = await openByBrowser(file, facts, longest);
  if (known) return known;
  const opened = facts.kind === 'HEIC' ? await byDecoder(bytes, longest).catch(() => null) : null;
  if (!opened) throw new UnreadableFile(faultWords({ fault: 'BROKEN' }));
  return opened;
}

/** The same by what the browser itself knows; null for what it does not. */
export async function openByBrowser(file: Blob, facts: PictureFacts, longest: number): Promise<ImageBitmap | null> {
  const size = sizeOf(facts, longest);
  const ways = facts.width * facts.height > manyPixels ? [byElement, byBitmap] : [byBitmap, byElement];
  for (const open of ways) {
    const opened = await open(file, size).catch(() => null);
    if (opened) return opened;
  }
  return null;
}

/** Upright: cameras that are held on their side say so. */
function sizeOf({ width, height, turn }: PictureFacts, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [across, down] = turn > 4 ? [height, width] : [width, height];
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

const byBitmap = (file: Blob, { width, height }: Size) =>
  createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });

async function byElement(file: Blob, size: Size): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return drawn(image, size);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function byDecoder(buffer: Uint8Array, longest: number): Promise<ImageBitmap> {
  const { decodeAll } = await import('./heicPlain.ts');
  const images = await decodeAll({ buffer });
  try {
    const { width, height, data } = await images[0]!.decode();
    const whole = await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
    return drawn(whole, sizeOf({ width, height, turn: 1 } as PictureFacts, longest));
  } finally {
    images.dispose();
  }
}

function drawn(picture: CanvasImageSource, { width, height }: Size): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}
