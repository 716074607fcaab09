import { shade, type Canvas } from './canvas.ts';
import type { Distortion } from './distort.ts';

/** The other side of the paper shines through: another sheet's marks, mirrored and pale. */
export const bleed =
  (other: Canvas): Distortion =>
  (canvas, _, random) => {
    const strength = random.between(0.06, 0.16);
    const dx = Math.round(random.between(-40, 40));
    const { channels } = canvas;
    return shade(canvas, (value, x, y) => {
      const mirrored = other.width - 1 - x + dx;
      if (mirrored < 0 || mirrored >= other.width || y >= other.height) return value;
      return value * (1 - strength * (1 - other.data[(y * other.width + mirrored) * channels]! / 255));
    });
  };

/** Two punch holes at the left edge, seen black. */
export const punchHoles: Distortion = (canvas, scale, random) => {
  const { height } = canvas;
  const ground = random.pick([0, 20, 60]);
  const x0 = random.between(6, 10) * scale;
  const middle = height / 2 + random.between(-4, 4) * scale;
  const r = 3 * scale;
  return shade(canvas, (value, x, y) =>
    Math.hypot(x - x0, y - middle - 40 * scale) < r || Math.hypot(x - x0, y - middle + 40 * scale) < r ? ground : value,
  );
};

/** Box blur, twice, about a Gaussian of the given radius in millimetres. */
export const blur =
  (mm: number): Distortion =>
  (canvas, scale) => {
    const radius = Math.max(1, Math.round(mm * scale));
    return boxBlur(boxBlur(canvas, radius), radius);
  };

function boxBlur(canvas: Canvas, radius: number): Canvas {
  const { width, height, channels } = canvas;
  const pass = (from: Uint8Array, count: number, lines: number, step: number, lineStep: number) => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let channel = 0; channel < channels; channel++) {
        const start = line * lineStep + channel;
        let sum = 0;
        for (let k = -radius; k <= radius; k++) sum += from[start + Math.max(0, Math.min(count - 1, k)) * step]!;
        for (let k = 0; k < count; k++) {
          to[start + k * step] = sum / (2 * radius + 1);
          sum +=
            from[start + Math.min(count - 1, k + radius + 1) * step]! - from[start + Math.max(0, k - radius) * step]!;
        }
      }
    }
    return to;
  };
  const across = pass(canvas.data, width, height, channels, width * channels);
  return { ...canvas, data: pass(across, height, width, width * channels, channels) };
}

/** Grain of a sensor, as a deviation in grey levels. */
export const noise =
  (deviation: number): Distortion =>
  (canvas, _, random) => {
    const table = Float32Array.from({ length: 4096 }, () => random.normal() * deviation);
    let state = random.below(1 << 30);
    return shade(canvas, (value) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return value + table[(state >>> 12) & 4095]!;
    });
  };

/** Black and white only, as fax machines and some scanners send. */
export const blackWhite: Distortion = (canvas, _, random) => {
  const limit = random.between(125, 190);
  return shade(canvas, (value) => (value < limit ? 0 : 255));
};

/** Maps white and black to other levels. */
export const levels =
  (black: number, paper: number): Distortion =>
  (canvas) =>
    shade(canvas, (value) => black + (value / 255) * (paper - black));

/** Light from one side; `least` is the part of it that reaches the other side, 0..1. */
export const gradient =
  (least: number): Distortion =>
  (canvas, _, random) => {
    const angle = random.between(0, 2 * Math.PI);
    const { width, height } = canvas;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return shade(canvas, (value, x, y) => {
      const part = ((x / width - 0.5) * cos + (y / height - 0.5) * sin) / 1.4 + 0.5;
      return value * (least + (1 - least) * part);
    });
  };

/** The shadow of a hand or a phone: a band or corner darker by `depth` with an edge some millimetres soft. */
export const shadow =
  (low: number, high: number): Distortion =>
  (canvas, scale, random) => {
    const { width, height } = canvas;
    const angle = random.between(0, 2 * Math.PI);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = random.between(-0.25, 0.25) * height;
    const depth = random.between(low, high);
    const soft = random.between(1.5, 8) * scale;
    const bend = random.between(-0.0006, 0.0006) / scale;
    return shade(canvas, (value, x, y) => {
      const u = (x - width / 2) * cos + (y - height / 2) * sin;
      const w = (y - height / 2) * cos - (x - width / 2) * sin;
      return value * (1 - depth / (1 + Math.exp(-(u - at + bend * w * w) / soft)));
    });
  };
