import { filmOf } from '#api/testing/setups/videos.ts';

/** A film that is too large to be held. */
export interface Film {
  size: number;
  /** Bytes of it. */
  slice: (from: number, to: number) => Uint8Array<ArrayBuffer>;
}

/** A film whose tables stand at its beginning, and bytes that belong to no picture behind them. */
export async function bigFilm(size: number): Promise<Film> {
  const head = await filmOf(60);
  const box = new DataView(new ArrayBuffer(16));
  // An MP4 box with a length of 64 bits, to be skipped.
  box.setUint32(0, 1);
  box.setUint32(4, 0x66_72_65_65);
  box.setBigUint64(8, BigInt(size - head.byteLength));
  const start = new Uint8Array([...head, ...new Uint8Array(box.buffer)]);
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  return {
    size,
    slice: (from, to) => {
      const bytes = new Uint8Array(to - from);
      for (let at = 0; at < bytes.length; at += noise.length) bytes.set(noise.subarray(0, bytes.length - at), at);
      if (from < start.length) bytes.set(start.subarray(from, Math.min(to, start.length)));
      return bytes;
    },
  };
}
