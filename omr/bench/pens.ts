import type { Ink } from './canvas.ts';
import type { Random } from './random.ts';

/** One writer's pen; widths in millimetres. */
export interface Pen {
  ink: Ink;
  width: number;
  /** How opaque a single stroke is, and how much that changes along it. */
  opacity: number;
  unsteady: number;
  /** Part of the paper's grain the pen leaves white, as pencils do. */
  grain: number;
}

export type PenKind = 'marker' | 'pencil' | 'ballpoint' | 'gel' | 'faint' | 'very-light';

/** A pen of a kind, a little different each time. */
export function takePen(kind: PenKind, random: Random): Pen {
  const grey = (low: number, high: number): Ink => {
    const value = random.between(low, high);
    return [value, value, value];
  };
  switch (kind) {
    case 'marker':
      return { ink: grey(10, 45), width: random.between(0.9, 1.6), opacity: 0.95, unsteady: 0.05, grain: 0.02 };
    case 'pencil':
      return { ink: grey(60, 110), width: random.between(0.4, 0.8), opacity: 0.8, unsteady: 0.2, grain: 0.3 };
    case 'ballpoint':
      return {
        ink: random.pick<Ink>([
          [20, 30, 120],
          [25, 25, 30],
          [170, 20, 30],
        ]),
        width: random.between(0.3, 0.5),
        opacity: 0.9,
        unsteady: 0.12,
        grain: 0.1,
      };
    case 'gel':
      return {
        ink: random.pick<Ink>([
          [40, 60, 190],
          [20, 120, 70],
          [210, 40, 70],
          [90, 50, 150],
        ]),
        width: random.between(0.4, 0.7),
        opacity: 0.92,
        unsteady: 0.06,
        grain: 0.04,
      };
    case 'faint':
      return { ink: grey(140, 175), width: random.between(0.4, 0.7), opacity: 0.8, unsteady: 0.2, grain: 0.35 };
    case 'very-light':
      return { ink: grey(188, 210), width: random.between(0.5, 0.8), opacity: 0.85, unsteady: 0.15, grain: 0.3 };
  }
}
