/** A file as another program leaves it. */
export interface ForeignFile {
  /** What it is called. */
  name: string;
  /** Who leaves such a file, and what is odd about it. */
  leftBy: string;
  /** Which reader gets it: `npm run read -- <kind> <file>`. */
  kind: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  /** What the product says about it. */
  expected: readonly string[];
}
