import type { Template } from './template.ts';

/** One bubble of a layout, in page units. */
export interface Bubble {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** Index of its field and of its option in that field. */
  field: number;
  option: number;
  /** Bubbles of one look (option text and size) share a number. */
  look: number;
}

/** A template with its bubbles in one list, in the order the reader uses. */
export interface Layout {
  template: Template;
  bubbles: Bubble[];
  /** For each field, the index of its first bubble; one more entry at the end. */
  starts: number[];
  /** How many different looks there are. */
  looks: number;
  /** Median of the smaller side of a bubble, in page units. */
  bubbleSize: number;
  /** Smallest distance between the centres of two bubbles, in page units. */
  pitch: number;
}

/** Lays out a template's bubbles. */
export function layOut(template: Template): Layout {
  const looks = new Map<string, number>();
  const bubbles: Bubble[] = [];
  const starts: number[] = [];
  for (const [index, field] of template.fields.entries()) {
    const { width = template.bubble.width, height = template.bubble.height } = field;
    starts.push(bubbles.length);
    for (const [option, [x, y]] of field.positions.entries()) {
      const key = `${field.options[option]}|${width}|${height}|${field.kind}`;
      const look = looks.get(key) ?? looks.size;
      looks.set(key, look);
      bubbles.push({ x, y, halfWidth: width / 2, halfHeight: height / 2, field: index, option, look });
    }
  }
  starts.push(bubbles.length);
  const sides = bubbles.map(({ halfWidth, halfHeight }) => 2 * Math.min(halfWidth, halfHeight)).sort((a, b) => a - b);
  const bubbleSize = sides[sides.length >> 1]!;
  return { template, bubbles, starts, looks: looks.size, bubbleSize, pitch: smallestPitch(bubbles, bubbleSize) };
}

function smallestPitch(bubbles: Bubble[], fallback: number): number {
  const sorted = [...bubbles].sort((a, b) => a.y - b.y);
  let smallest = Infinity;
  for (const [index, a] of sorted.entries()) {
    for (let other = index + 1; other < sorted.length && sorted[other]!.y - a.y < smallest; other++) {
      const distance = Math.hypot(sorted[other]!.x - a.x, sorted[other]!.y - a.y);
      if (distance > fallback / 4) smallest = Math.min(smallest, distance);
    }
  }
  return Number.isFinite(smallest) ? smallest : 2 * fallback;
}
