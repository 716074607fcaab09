/** A picture being drawn or distorted: one channel, or three interleaved. */
export interface Canvas {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

export type Ink = readonly [number, number, number];

export function copyCanvas(canvas: Canvas): Canvas {
  return { ...canvas, data: canvas.data.slice() };
}

/** Lays ink over one pixel; `cover` is how much of it is covered, 0..1. */
export function blend(canvas: Canvas, x: number, y: number, ink: Ink, cover: number) {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height || cover <= 0) return;
  const at = (y * canvas.width + x) * canvas.channels;
  for (let channel = 0; channel < canvas.channels; channel++) {
    const target = canvas.channels === 1 ? 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2] : ink[channel]!;
    // Ink darkens; it never lightens print below it.
    const value = canvas.data[at + channel]!;
    canvas.data[at + channel] = Math.min(value, value + (target - value) * cover);
  }
}

/** The picture transformed by a map from new positions to old ones; positions outside of it get the value `ground`. */
export function warp(
  canvas: Canvas,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [number, number],
  ground: (x: number, y: number) => number,
): Canvas {
  const { channels, data } = canvas;
  const out: Canvas = { width, height, channels, data: new Uint8Array(width * height * channels) };
  const stride = canvas.width * channels;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += channels) {
      const [sx, sy] = from(x, y);
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left >= canvas.width - 1 || top >= canvas.height - 1) {
        out.data.fill(ground(x, y), at, at + channels);
        continue;
      }
      const fx = sx - left;
      const fy = sy - top;
      const p = top * stride + left * channels;
      for (let channel = 0; channel < channels; channel++) {
        const q = p + channel;
        const upper = data[q]! + (data[q + channels]! - data[q]!) * fx;
        const lower = data[q + stride]! + (data[q + stride + channels]! - data[q + stride]!) * fx;
        out.data[at + channel] = upper + (lower - upper) * fy + 0.5;
      }
    }
  }
  return out;
}

/** Changes every value of a picture in place; `change` gets the value and its position. */
export function shade(canvas: Canvas, change: (value: number, x: number, y: number) => number): Canvas {
  const { width, height, channels, data } = canvas;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++, at++) {
        const value = change(data[at]!, x, y);
        data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return canvas;
}
