import sharp from 'sharp';

/** Pictures of 20,000 pixels a side, some just allowed, and headers that promise more; made when asked for, as each takes
 * a while. */
export const hugePictures: readonly { name: string; make: (jpeg: Uint8Array) => Promise<Uint8Array> }[] = [
  { name: 'band.png', make: () => blank(20_000, 3_700, 4).png({ compressionLevel: 1 }).toBuffer() },
  { name: 'promise.jpg', make: async (jpeg) => promising(jpeg) },
  {
    name: 'square.png',
    make: () => blank(20_000, 20_000, 3).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
  },
  { name: 'band.jpg', make: () => blank(20_000, 3_700, 3).jpeg().toBuffer() },
  { name: 'progressive.jpg', make: () => blank(16_000, 1_600, 3).jpeg({ progressive: true }).toBuffer() },
  { name: 'line.png', make: () => blank(20_000, 3, 3).png().toBuffer() },
  { name: 'band.tiff', make: () => blank(3_700, 20_000, 3).tiff({ compression: 'lzw' }).toBuffer() },
  { name: 'band.webp', make: () => blank(16_000, 1_600, 4).webp({ lossless: true, effort: 0 }).toBuffer() },
];

function blank(width: number, height: number, channels: 3 | 4) {
  return sharp({ create: { width, height, channels, background: '#fff' }, limitInputPixels: false });
}

/** A JPEG whose frame header declares 65,535 pixels each way, after its marker, length and precision. */
function promising(jpeg: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(jpeg);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2));
  return bytes.fill(0xff, frame + 5, frame + 9);
}
