import { fitMap, project } from '../registration/homography.ts';
import { shade, warp, type Canvas } from './canvas.ts';
import type { Distortion } from './distort.ts';
import { gradient } from './light.ts';
import type { Random } from './random.ts';

const white = () => 255;
const around = (random: Random, low: number, high: number) => random.between(low, high) * random.pick([-1, 1]);

/** Turns the sheet by an angle from `low` to `high` degrees either way, on glass of the same size. */
export const rotate =
  (low: number, high: number): Distortion =>
  (canvas, _, random) => {
    const angle = (around(random, low, high) * Math.PI) / 180;
    const { width, height } = canvas;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const outWidth = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin));
    const outHeight = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos));
    return warp(
      canvas,
      outWidth,
      outHeight,
      (x, y) => {
        const u = x - outWidth / 2;
        const v = y - outHeight / 2;
        return [u * cos + v * sin + width / 2, v * cos - u * sin + height / 2];
      },
      white,
    );
  };

/** Quarter turns clockwise, exact. */
export const turn =
  (quarters: number): Distortion =>
  (canvas) => {
    let turned = canvas;
    for (let done = 0; done < quarters; done++) turned = quarter(turned);
    return turned;
  };

function quarter({ width, height, channels, data }: Canvas): Canvas {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (x * height + (height - 1 - y)) * channels;
      const from = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel++) out[to + channel] = data[from + channel]!;
    }
  }
  return { width: height, height: width, channels, data: out };
}

/** Moves the sheet on the glass; parts outside of the glass are lost. */
export const shift =
  (mm: number): Distortion =>
  (canvas, scale, random) => {
    const angle = random.between(0, 2 * Math.PI);
    const dx = Math.cos(angle) * mm * scale;
    const dy = Math.sin(angle) * mm * scale;
    return warp(canvas, canvas.width, canvas.height, (x, y) => [x - dx, y - dy], white);
  };

/** Prints smaller or larger, differently across and along. */
export const stretch =
  (across: number, along: number): Distortion =>
  (canvas) => {
    const { width, height } = canvas;
    return warp(
      canvas,
      width,
      height,
      (x, y) => [(x - width / 2) / across + width / 2, (y - height / 2) / along + height / 2],
      white,
    );
  };

/** Paper that does not lie flat: the page bulges like a wave. */
export const curl =
  (mm: number): Distortion =>
  (canvas, scale, random) => {
    const { width, height } = canvas;
    const phase = random.between(0, 2 * Math.PI);
    const waves = random.between(0.5, 1.1);
    const amount = mm * scale;
    const lean = random.between(-0.4, 0.4);
    return warp(
      canvas,
      width,
      height,
      (x, y) => {
        const t = (2 * Math.PI * waves * y) / height + phase;
        return [
          x + amount * 0.6 * Math.sin(t * 0.7 + (lean * x) / width),
          y + amount * Math.sin((Math.PI * x) / width + phase) * (0.6 + (0.4 * y) / height),
        ];
      },
      white,
    );
  };

/** A fold across the page: beyond it everything is nearer by up to 1.2 mm, and a dark line marks it. */
export const fold: Distortion = (canvas, scale, random) => {
  const { width, height } = canvas;
  const at = random.between(0.3, 0.7) * height;
  const lean = random.between(-0.1, 0.1);
  const gap = random.between(0.5, 1.2) * scale;
  const folded = warp(
    canvas,
    width,
    height,
    (x, y) => {
      const beyond = y - at - lean * x;
      return [x, y + gap * (1 / (1 + Math.exp(-beyond / (3 * scale))))];
    },
    white,
  );
  return shade(folded, (value, x, y) => {
    const away = (y - at - lean * x) / scale;
    return value * (1 - 0.35 * Math.exp(-(away * away) / 0.08) - 0.06 * Math.exp(-(away * away) / 8));
  });
};

/** The scanner's open lid: black around the sheet, which lies a little askew. */
export const blackBorder: Distortion = (canvas, scale, random) => {
  const edge = Math.round(random.between(4, 12) * scale);
  const angle = (random.between(-1.5, 1.5) * Math.PI) / 180;
  const { width, height } = canvas;
  const ground = random.between(0, 40);
  return warp(
    canvas,
    width + 2 * edge,
    height + 2 * edge,
    (x, y) => {
      const u = x - edge - width / 2;
      const v = y - edge - height / 2;
      return [
        u * Math.cos(angle) + v * Math.sin(angle) + width / 2,
        v * Math.cos(angle) - u * Math.sin(angle) + height / 2,
      ];
    },
    () => ground,
  );
};

/** One corner torn off or folded over, with its mark. */
export const lostCorner: Distortion = (canvas, scale, random) => {
  const { width, height } = canvas;
  const right = random.chance(0.5);
  const bottom = random.chance(0.5);
  const across = random.between(22, 34) * scale;
  const along = random.between(22, 34) * scale;
  const ground = random.pick([255, 235, 30]);
  return shade(canvas, (value, x, y) => {
    const u = (right ? width - x : x) / across;
    const v = (bottom ? height - y : y) / along;
    return u + v < 1 ? ground : value;
  });
};

/** A phone's picture of a sheet on a table. `tilt` is how much nearer one side is, `least` the light in the darkest part. */
export const photo =
  (tilt: number, turnDegrees: number, least: number): Distortion =>
  (canvas, scale, random) => {
    const { width, height } = canvas;
    const margin = random.between(0.04, 0.12);
    const outWidth = Math.round(width * (1 + 2 * margin));
    const outHeight = Math.round(height * (1 + 2 * margin));
    const angle = (random.between(-turnDegrees, turnDegrees) * Math.PI) / 180;
    const wobble = () => random.between(-tilt, tilt);
    const corners = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const shrink = 1 - 0.5 * Math.abs(Math.sin(angle));
    const seen = corners.map(({ x, y }) => {
      const u = (x - width / 2) * shrink * (1 - Math.abs(wobble()));
      const v = (y - height / 2) * shrink * (1 - Math.abs(wobble()));
      return {
        x: outWidth / 2 + u * Math.cos(angle) - v * Math.sin(angle),
        y: outHeight / 2 + u * Math.sin(angle) + v * Math.cos(angle),
      };
    });
    const back = fitMap(seen, corners)!;
    const table = random.between(40, 150);
    const grainX = random.between(0.02, 0.06);
    const bulge = random.between(0, 1.2) * scale;
    const lit = warp(
      canvas,
      outWidth,
      outHeight,
      (x, y) => {
        const at = project(back, x, y);
        return [at.x, at.y + bulge * Math.sin((Math.PI * at.x) / width)];
      },
      (x, y) => table + 14 * Math.sin(x * grainX + 3 * Math.sin(y * 0.01)) + 6 * Math.sin(y * 0.31),
    );
    return gradient(least)(lit, scale, random);
  };
