/** A file as some tool leaves it, and what the product says of it. */
export interface Foreign {
  name: string;
  leftBy: string;
  /** The whole answer. */
  expected: string;
  bytes: Uint8Array<ArrayBuffer>;
}
