import { useEffect, useEffectEvent } from 'react';

/** Distance from an edge within which a drag scrolls, in pixels. */
const EDGE_PX = 48;

/** How far each animation frame scrolls, in pixels. */
const STEP_PX = 12;

const axes = {
  x: { start: 'left', end: 'right', scroll: 'scrollLeft', overflow: 'overflowX' },
  y: { start: 'top', end: 'bottom', scroll: 'scrollTop', overflow: 'overflowY' },
} as const;

/**
 * Scrolls the container under a drag when the pointer is near its edge, so that places out of view can be reached.
 * @param axis the direction that scrolls
 * @param pointer the pointer's position; null while nothing is dragged by pointer
 * @param onScroll called after scrolling, because other elements are under the pointer now
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
