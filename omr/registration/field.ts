import type { Point } from './homography.ts';

/** A place on the page (page units) whose offset on the picture (pixels) is known, and how far it is trusted. */
export interface Anchor {
  x: number;
  y: number;
  dx: number;
  dy: number;
  weight: number;
}

/** An offset that changes linearly around a place. */
export interface LocalOffset {
  dx: number;
  dy: number;
  /** Change of the offset for one page unit right and down. */
  right: Point;
  down: Point;
}

/**
 * The offset at a place, from anchors weighted by distance: a plane where they determine one, their mean otherwise.
 * @param radius standard deviation of the weights, in page units.
 */
export function offsetAt(anchors: readonly Anchor[], x: number, y: number, radius: number): LocalOffset {
  let w = 0,
    wx = 0,
    wy = 0,
    wxx = 0,
    wxy = 0,
    wyy = 0;
  let u = 0,
    ux = 0,
    uy = 0,
    v = 0,
    vx = 0,
    vy = 0;
  for (const anchor of anchors) {
    const ax = (anchor.x - x) / radius;
    const ay = (anchor.y - y) / radius;
    // The long tail gives the few anchors of a sparse page some weight at distant places.
    const distance = ax * ax + ay * ay;
    const weight = anchor.weight * (Math.exp(-0.5 * distance) + 0.002 / (1 + distance));
    w += weight;
    wx += weight * ax;
    wy += weight * ay;
    wxx += weight * ax * ax;
    wxy += weight * ax * ay;
    wyy += weight * ay * ay;
    u += weight * anchor.dx;
    ux += weight * ax * anchor.dx;
    uy += weight * ay * anchor.dx;
    v += weight * anchor.dy;
    vx += weight * ax * anchor.dy;
    vy += weight * ay * anchor.dy;
  }
  if (w === 0) return { dx: 0, dy: 0, right: { x: 0, y: 0 }, down: { x: 0, y: 0 } };
  // The ridge keeps slopes small where anchors lie close together or on one line.
  const ridge = 0.08 * w;
  const cxx = wxx - (wx * wx) / w + ridge;
  const cyy = wyy - (wy * wy) / w + ridge;
  const cxy = wxy - (wx * wy) / w;
  const determinant = cxx * cyy - cxy * cxy;
  const slope = (sum: number, sumX: number, sumY: number) => {
    const bx = sumX - (wx * sum) / w;
    const by = sumY - (wy * sum) / w;
    const right = (bx * cyy - by * cxy) / determinant;
    const down = (by * cxx - bx * cxy) / determinant;
    return { value: (sum - right * wx - down * wy) / w, right: right / radius, down: down / radius };
  };
  const along = slope(u, ux, uy);
  const across = slope(v, vx, vy);
  return {
    dx: along.value,
    dy: across.value,
    right: { x: along.right, y: across.right },
    down: { x: along.down, y: across.down },
  };
}
