declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  /** Opens every picture of a file; `dispose` frees their memory. */
  export function all(options: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
}
