import type { GreyImage } from '../image/grey.ts';

/** How bright the bare paper is at each place of a picture, on a coarse grid. */
export interface Background {
  cell: number;
  columns: number;
  rows: number;
  levels: Float32Array;
}

/** Side of a square in cells: dark areas smaller than it count as print or ink, larger ones as shadow. */
const closing = 5;

/**
 * Estimates the paper: the brighter part of each cell, then a morphological closing, which fills in marks narrower than
 * five cells but leaves the edges of shadows where they are.
 * @param cell side of a cell in pixels, about a third of a bubble's longer side.
 */
export function estimateBackground(image: GreyImage, cell: number): Background {
  const columns = Math.ceil(image.width / cell);
  const rows = Math.ceil(image.height / cell);
  const levels = new Float32Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      levels[at++] = brighterPart(image, column * cell, row * cell, cell);
    }
  }
  const widened = slideLargest(levels, columns, rows);
  const filled = slideLargest(
    widened.map((level) => -level),
    columns,
    rows,
  ).map((level) => -level);
  return { cell, columns, rows, levels: smooth(filled, columns, rows) };
}

/** Grey of the paper at a place of the picture. */
export function paperAt({ cell, columns, rows, levels }: Background, x: number, y: number): number {
  const gx = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / cell - 0.5));
  const gy = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / cell - 0.5));
  const column = gx | 0;
  const row = gy | 0;
  const fx = gx - column;
  const at = row * columns + column;
  const upper = levels[at]! + (levels[at + 1]! - levels[at]!) * fx;
  const lower = levels[at + columns]! + (levels[at + columns + 1]! - levels[at + columns]!) * fx;
  return upper + (lower - upper) * (gy - row);
}

// Values of one cell, rewritten for each.
const seen = new Uint8Array(16);

function brighterPart({ width, height, data }: GreyImage, left: number, top: number, cell: number): number {
  const right = Math.min(width, left + cell);
  const bottom = Math.min(height, top + cell);
  // Sixteen places are enough, whatever the resolution.
  const step = Math.max(2, Math.ceil(cell / 4));
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    for (let at = y * width + left, end = y * width + right; at < end; at += step) {
      const value = data[at]!;
      seen[count++] = value;
      sum += value;
    }
  }
  const mean = sum / count;
  let bright = 0;
  let brights = 0;
  for (let index = 0; index < count; index++) {
    const value = seen[index]!;
    if (value < mean) continue;
    bright += value;
    brights++;
  }
  return Math.max(1, brights ? bright / brights : mean);
}

/** The largest level within the square around each cell. */
function slideLargest(levels: Float32Array, columns: number, rows: number): Float32Array {
  return slideAlong(slideAlong(levels, rows, columns, columns, 1), columns, rows, 1, columns);
}

function slideAlong(levels: Float32Array, lines: number, count: number, lineStep: number, step: number): Float32Array {
  const half = closing >> 1;
  const out = new Float32Array(levels.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    for (let at = 0; at < count; at++) {
      const last = start + Math.min(count - 1, at + half) * step;
      let largest = -Infinity;
      for (let other = start + Math.max(0, at - half) * step; other <= last; other += step) {
        if (levels[other]! > largest) largest = levels[other]!;
      }
      out[start + at * step] = largest;
    }
  }
  return out;
}

function smooth(levels: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(levels.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += levels[y * columns + x]!;
          count++;
        }
      }
      out[row * columns + column] = sum / count;
    }
  }
  return out;
}
