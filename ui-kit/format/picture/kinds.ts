import { latin, viewOf } from './bytes.ts';

/** The kinds of pictures that are taken, wherever one is sent. */
export type PictureKind = 'JPEG' | 'PNG' | 'WEBP' | 'GIF' | 'HEIC' | 'AVIF';

/** Media type and endings of each kind; the first ending is the one that is written. */
export const pictureKinds: Readonly<Record<PictureKind, { type: string; endings: readonly string[] }>> = {
  PNG: { type: 'image/png', endings: ['png'] },
  JPEG: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  WEBP: { type: 'image/webp', endings: ['webp'] },
  GIF: { type: 'image/gif', endings: ['gif'] },
  HEIC: { type: 'image/heic', endings: ['heic', 'heif'] },
  AVIF: { type: 'image/avif', endings: ['avif'] },
};

/** The kind of a picture by its first bytes, whatever its name says; null for anything else. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  if (latin(head, 0, 3) === '\xff\xd8\xff') return 'JPEG';
  if (latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'PNG';
  if (latin(head, 0, 4) === 'GIF8') return 'GIF';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'WEBP';
  return latin(head, 4, 8) === 'ftyp' ? kindOfBrands(head) : null;
}

/** HEIC and AVIF share their first brand, so all of them are asked. */
function kindOfBrands(head: Uint8Array): PictureKind | null {
  const length = Math.min(viewOf(head).getUint32(0), head.length, 256);
  const brands = [latin(head, 8, 12), ...(latin(head, 16, length).match(/.{4}/gs) ?? [])];
  if (!/^(hei|hev|mif1|msf1|avi[fs])/.test(brands[0] ?? '')) return null;
  return brands.some((brand) => /^avi[fs]/.test(brand)) ? 'AVIF' : 'HEIC';
}
