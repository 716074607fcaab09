/** A picture of one byte a pixel, 0 black to 255 white, row by row from the top left. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decoded pixels of 1 to 4 interleaved channels: grey, grey+alpha, RGB or RGBA. */
export interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** How many pixels of the picture make one of a smaller picture whose long side is at least `longSide`. */
export function shrinkFactor(width: number, height: number, longSide: number): number {
  return Math.max(1, Math.floor(Math.max(width, height) / longSide));
}

/**
 * Grey, by averaging squares of `factor` pixels. Colour pictures use green: pencils and black, blue and red pens
 * are all dark in it, and cameras and JPEG keep it sharpest.
 */
export function toGrey(pixels: Pixels, factor = 1): GreyImage {
  const { channels, data } = pixels;
  const width = Math.floor(pixels.width / factor);
  const height = Math.floor(pixels.height / factor);
  if (channels === 1 && factor === 1) {
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, width * height) };
  }
  const out = new Uint8Array(width * height);
  if (channels === 1 && factor === 2) halveGrey(data, pixels.width, out, width, height);
  else averageSquares(pixels, factor, out, width, height);
  return { width, height, data: out };
}

// The hot loop of every scan: where rows begin on a word, four pixels are added at once.
function halveGrey(data: Pixels['data'], stride: number, out: Uint8Array, width: number, height: number) {
  if (stride % 4 === 0 && data.byteOffset % 4 === 0) return halveWords(data, stride, out, width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, from = 2 * y * stride; x < width; x++, from += 2) {
      out[at++] = (data[from]! + data[from + 1]! + data[from + stride]! + data[from + stride + 1]! + 2) >> 2;
    }
  }
}

function halveWords(data: Pixels['data'], stride: number, out: Uint8Array, width: number, height: number) {
  const row = stride / 4;
  const words = new Uint32Array(data.buffer, data.byteOffset, row * 2 * height);
  const even = 0x00ff00ff;
  for (let y = 0, at = 0; y < height; y++) {
    for (let from = 2 * y * row, end = from + (width >> 1); from < end; from++, at += 2) {
      const upper = words[from]!;
      const lower = words[from + row]!;
      const sums = (upper & even) + ((upper >>> 8) & even) + (lower & even) + ((lower >>> 8) & even) + 0x00020002;
      out[at] = sums >>> 2;
      out[at + 1] = sums >>> 18;
    }
  }
}

function averageSquares(pixels: Pixels, factor: number, out: Uint8Array, width: number, height: number) {
  const { channels, data } = pixels;
  const green = channels >= 3 ? 1 : 0;
  const alpha = channels === 2 || channels === 4 ? channels - 1 : -1;
  const count = factor * factor;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        let from = ((y * factor + dy) * pixels.width + x * factor) * channels;
        for (let dx = 0; dx < factor; dx++, from += channels) {
          const value = data[from + green]!;
          // Transparent pixels become white paper.
          sum += alpha < 0 ? value : 255 + ((value - 255) * data[from + alpha]!) / 255;
        }
      }
      out[at++] = sum / count + 0.5;
    }
  }
}

/** Half the size, each pixel the mean of four. */
export function halve(image: GreyImage): GreyImage {
  return toGrey({ ...image, channels: 1 }, 2);
}

/** Grey at a place between pixels (pixel centres at whole numbers), by bilinear interpolation; 255 outside the picture. */
export function sampleAt(image: GreyImage, x: number, y: number): number {
  const { width, height, data } = image;
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return 255;
  const left = x | 0;
  const top = y | 0;
  const at = top * width + left;
  const fx = x - left;
  const upper = data[at]! + (data[at + 1]! - data[at]!) * fx;
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * fx;
  return upper + (lower - upper) * (y - top);
}
