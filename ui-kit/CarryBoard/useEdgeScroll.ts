import { useEffect, useEffectEvent } from 'react';

/** So near an edge a held thing scrolls, in pixels. */
const EDGE_PX = 48;

/** So far with every picture, in pixels. */
const STEP_PX = 12;

const axes = {
  x: { start: 'left', end: 'right', scroll: 'scrollLeft', overflow: 'overflowX' },
  y: { start: 'top', end: 'bottom', scroll: 'scrollTop', overflow: 'overflowY' },
} as const;

/**
 * Scrolls what lies under a held pointer while it stands near a side, so that a place out of sight can be reached.
 * @param axis which way
 * @param pointer where it is; null while nothing is held by it
 * @param onScroll other things lie under the pointer now
 */
export function useEdgeScroll(
  axis: keyof typeof axes,
  pointer: { x: number; y: number } | null,
  onScroll: () => void,
): void {
  const step = useEffectEvent((): void => {
    if (!pointer) return;
    const { start, end, scroll, overflow } = axes[axis];
    const under = document.elementFromPoint(pointer.x, pointer.y);
    for (let element = under; element; element = element.parentElement) {
      const sides = element.getBoundingClientRect();
      const by = pointer[axis] > sides[end] - EDGE_PX ? STEP_PX : pointer[axis] < sides[start] + EDGE_PX ? -STEP_PX : 0;
      if (by === 0 || !/auto|scroll/.test(getComputedStyle(element)[overflow])) continue;
      const before = element[scroll];
      element[scroll] += by;
      if (element[scroll] !== before) return onScroll();
    }
  });
  const isHeld = pointer !== null;
  useEffect(() => {
    if (!isHeld) return;
    let frame = requestAnimationFrame(function again() {
      step();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld]);
}
