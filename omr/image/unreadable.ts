/** A file or page that holds no picture this reader can use; `message` says why in Korean. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}
