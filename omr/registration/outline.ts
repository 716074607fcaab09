import type { GreyImage } from '../image/grey.ts';
import type { Group } from '../template/groups.ts';
import type { Layout } from '../template/layout.ts';
import { project, stretchAt, type Homography, type Point } from './homography.ts';

/** Where a group's outlines stand out most: the offset from where the map puts them, and how much, in grey levels. */
export interface OutlinePeak {
  dx: number;
  dy: number;
  contrast: number;
}

const pointsOfOutline = 20;

/** Finds groups of bubbles by their printed outlines: a dark line with paper around it. */
export class OutlineFinder {
  private readonly layout: Layout;
  private readonly unit: Point[];
  private readonly margin: number;
  // Offsets of outline and outside points in the picture, rewritten for each group.
  private readonly points: Int32Array;

  constructor(layout: Layout) {
    this.layout = layout;
    this.unit = unitOutline(layout.template.bubble.shape);
    this.margin = Math.min(
      0.28 * layout.bubbleSize,
      Math.max(0.12 * layout.bubbleSize, 0.45 * (layout.pitch - layout.bubbleSize)),
    );
    this.points = new Int32Array(4 * pointsOfOutline * 8);
  }

  /**
   * The best place of a group within `radius` pixels of (dx, dy) from where the map puts it.
   * @param map page units to pixels of this picture.
   */
  find(image: GreyImage, map: Homography, group: Group, dx: number, dy: number, radius: number): OutlinePeak {
    const count = this.place(map, group, dx, dy);
    const side = 2 * radius + 1;
    const scores = new Float32Array(side * side);
    let best = 0;
    for (let index = 0; index < scores.length; index++) {
      scores[index] = this.contrast(image, count, (index % side) - radius, Math.floor(index / side) - radius);
      if (scores[index]! > scores[best]!) best = index;
    }
    const column = best % side;
    const row = Math.floor(best / side);
    const inside = (at: number) => at > 0 && at < side - 1;
    return {
      dx: dx + column - radius + (inside(column) ? vertex(scores[best - 1]!, scores[best]!, scores[best + 1]!) : 0),
      dy: dy + row - radius + (inside(row) ? vertex(scores[best - side]!, scores[best]!, scores[best + side]!) : 0),
      contrast: scores[best]!,
    };
  }

  private place(map: Homography, group: Group, dx: number, dy: number): number {
    const { bubbles } = this.layout;
    let at = 0;
    for (let index = group.first; index < group.end; index++) {
      const { x, y, halfWidth, halfHeight } = bubbles[index]!;
      const centre = project(map, x, y);
      const { right, down } = stretchAt(map, x, y);
      for (const { x: u, y: v } of this.unit) {
        for (const margin of [0, this.margin]) {
          const across = u * (halfWidth + margin);
          const along = v * (halfHeight + margin);
          this.points[at++] = Math.round(centre.x + dx + across * right.x + along * down.x);
          this.points[at++] = Math.round(centre.y + dy + across * right.y + along * down.y);
        }
      }
    }
    return at;
  }

  private contrast(image: GreyImage, count: number, dx: number, dy: number): number {
    const { width, height, data } = image;
    const { points } = this;
    let sum = 0;
    for (let at = 0; at < count; at += 4) {
      const x = points[at]! + dx;
      const y = points[at + 1]! + dy;
      const outerX = points[at + 2]! + dx;
      const outerY = points[at + 3]! + dy;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (outerX < 0 || outerY < 0 || outerX >= width || outerY >= height) continue;
      sum += data[outerY * width + outerX]! - data[y * width + x]!;
    }
    return (4 * sum) / count;
  }
}

function unitOutline(shape: 'circle' | 'ellipse' | 'rect'): Point[] {
  return Array.from({ length: pointsOfOutline }, (_, index) => {
    const angle = ((index + 0.5) / pointsOfOutline) * 2 * Math.PI;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const scale = shape === 'rect' ? 1 / Math.max(Math.abs(x), Math.abs(y)) : 1;
    return { x: x * scale, y: y * scale };
  });
}

/** Where between −½ and ½ a parabola through three heights has its top. */
function vertex(before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0;
}
