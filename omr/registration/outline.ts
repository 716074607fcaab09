import type { GreyImage } from '../image/grey.ts';
import { mostInGroup, type Group } from '../template/groups.ts';
import type { Layout } from '../template/layout.ts';
import { project, stretchAt, type Homography, type Point } from './homography.ts';

/** Where a group's outlines stand out most: the offset from where the map puts them, and how much, in grey levels. */
export interface OutlinePeak {
  dx: number;
  dy: number;
  contrast: number;
}

const pointsOfOutline = 16;

/** Finds groups of bubbles by their printed outlines: a dark line with paper around it. */
export class OutlineFinder {
  private readonly layout: Layout;
  private readonly unit: Point[];
  private readonly margin: number;
  // Offsets of outline and outside points in the picture, rewritten for each group.
  private readonly points: Int32Array;
  private scores = new Float32Array(0);

  constructor(layout: Layout) {
    this.layout = layout;
    this.unit = unitOutline(layout.template.bubble.shape);
    this.margin = Math.min(
      0.28 * layout.bubbleSize,
      Math.max(0.12 * layout.bubbleSize, 0.45 * (layout.pitch - layout.bubbleSize)),
    );
    this.points = new Int32Array(2 * pointsOfOutline * mostInGroup);
  }

  /**
   * The best place of a group within `radius` pixels of (dx, dy) from where the map puts it.
   * @param map page units to pixels of this picture.
   */
  find(image: GreyImage, map: Homography, group: Group, dx: number, dy: number, radius: number): OutlinePeak {
    const count = this.place(image, map, group, dx, dy, radius);
    // Points off the picture count as no contrast at all.
    const pairs = this.unit.length * (group.end - group.first);
    const side = 2 * radius + 1;
    if (this.scores.length < side * side) this.scores = new Float32Array(side * side);
    const { scores } = this;
    let best = 0;
    for (let row = 0, at = 0; row < side; row++) {
      for (let column = 0; column < side; column++, at++) {
        scores[at] = this.difference(image.data, count, (row - radius) * image.width + column - radius) / pairs;
        if (scores[at]! > scores[best]!) best = at;
      }
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

  /** Collects the points of the outline and of the paper beside it, except those a search could move off the picture. */
  private place(image: GreyImage, map: Homography, group: Group, dx: number, dy: number, radius: number): number {
    const { bubbles } = this.layout;
    const { width, height } = image;
    const inside = (x: number, y: number) => x >= radius && y >= radius && x < width - radius && y < height - radius;
    let at = 0;
    for (let index = group.first; index < group.end; index++) {
      const { x, y, halfWidth, halfHeight } = bubbles[index]!;
      const centre = project(map, x, y);
      const { right, down } = stretchAt(map, x, y);
      const [cx, cy] = [centre.x + dx, centre.y + dy];
      for (let point = 0; point < this.unit.length; point++) {
        const { x: u, y: v } = this.unit[point]!;
        const [a, b] = [u * halfWidth, v * halfHeight];
        const [c, d] = [u * (halfWidth + this.margin), v * (halfHeight + this.margin)];
        const lineX = Math.round(cx + a * right.x + b * down.x);
        const lineY = Math.round(cy + a * right.y + b * down.y);
        const paperX = Math.round(cx + c * right.x + d * down.x);
        const paperY = Math.round(cy + c * right.y + d * down.y);
        if (!inside(lineX, lineY) || !inside(paperX, paperY)) continue;
        this.points[at++] = lineY * width + lineX;
        this.points[at++] = paperY * width + paperX;
      }
    }
    return at;
  }

  private difference(data: Uint8Array, count: number, shift: number): number {
    const { points } = this;
    let sum = 0;
    for (let at = 0; at < count; at += 2) sum += data[points[at + 1]! + shift]! - data[points[at]! + shift]!;
    return sum;
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
