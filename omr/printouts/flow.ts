import type { Block } from './blocks.ts';

/** The part of a page that is filled: columns of one width beside each other, in millimetres. */
export interface Frame {
  left: number;
  top: number;
  bottom: number;
  width: number;
  columns: number;
  gap: number;
}

export interface Placed {
  block: Block;
  x: number;
  y: number;
}

/** Places blocks down the columns, and on as many pages as they need; a block higher than a column has one of its own. */
export function flow(blocks: readonly Block[], frame: Frame): Placed[][] {
  const pages: Placed[][] = [[]];
  let column = 0;
  let y = frame.top;
  for (const block of blocks) {
    if (y > frame.top && y + block.height > frame.bottom) {
      y = frame.top;
      column = (column + 1) % frame.columns;
      if (column === 0) pages.push([]);
    }
    pages.at(-1)!.push({ block, x: frame.left + column * (frame.width + frame.gap), y });
    y += block.height;
  }
  return pages;
}
