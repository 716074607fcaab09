declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  /** Opens every picture of a file; `dispose` frees their memory. */
  export function all(options: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
}

declare module 'heic-decode/lib.js' {
  /** The same with a given build of the library. */
  export default function decoderOf(library: unknown): Pick<typeof import('heic-decode'), 'all'>;
}

/** libheif in plain JavaScript. */
declare module 'libheif-js' {
  const library: unknown;
  export default library;
}
