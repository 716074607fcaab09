import type { GreyImage } from './grey.ts';

/** A picture turned clockwise by so many quarters. */
export function turnQuarters(image: GreyImage, quarters: number): GreyImage {
  if (quarters % 4 === 0) return image;
  const { width, height, data } = image;
  const isHalf = quarters % 4 === 2;
  const turned = new Uint8Array(data.length);
  // Where the pixel at the top left goes, and how far a step right and a step down move it.
  const [first, right, down] = isHalf
    ? [width * height - 1, -1, -width]
    : quarters % 4 === 1
      ? [height - 1, height, -1]
      : [(width - 1) * height, -height, 1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, to = first + y * down; x < width; x++, to += right) turned[to] = data[at++]!;
  }
  return isHalf ? { width, height, data: turned } : { width: height, height: width, data: turned };
}
