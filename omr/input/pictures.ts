import type { GreyImage } from '../image/grey.ts';

/** One page as it is read. */
export interface Picture {
  image: GreyImage;
  /** Gets the page in a slower but more reliable way, for when nothing can be read in `image`. */
  again?: () => Promise<GreyImage>;
}

/** An opened file of pictures. */
export interface Pictures {
  pages: number;
  /** Decodes one page, from 0, its long side at least `longSide` pixels where it has as many, and hands it to `use`.
   * @throws UnreadableImage */
  withPage<T>(page: number, longSide: number, use: (picture: Picture) => T | Promise<T>): Promise<T>;
  close(): void;
}
