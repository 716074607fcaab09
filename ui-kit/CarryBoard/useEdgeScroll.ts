import { useEffect, useEffectEvent } from 'react';

/** So near an edge a held thing scrolls, in pixels. */
const EDGE_PX = 48;

/** So far with every picture, in pixels. */
const STEP_PX = 12;

/**
 * Scrolls what lies under a held pointer while it stands near a side, so that a list out of sight can be reached.
 * @param pointer where it is; null while nothing is held by it
 * @param onScroll other things lie under the pointer now
 */
export function useEdgeScroll(pointer: { x: number; y: number } | null, onScroll: () => void): void {
  const step = useEffectEvent((): void => {
    if (!pointer) return;
    const under = document.elementFromPoint(pointer.x, pointer.y);
    for (let element = under; element; element = element.parentElement) {
      const { left, right } = element.getBoundingClientRect();
      const by = pointer.x > right - EDGE_PX ? STEP_PX : pointer.x < left + EDGE_PX ? -STEP_PX : 0;
      if (by === 0 || element.scrollWidth <= element.clientWidth) continue;
      const before = element.scrollLeft;
      element.scrollLeft += by;
      if (element.scrollLeft !== before) return onScroll();
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
