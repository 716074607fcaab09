import { useRef, type PointerEvent } from 'react';

export type SwipeSide = 'left' | 'right';

/** Who moves a card so far means it, in pixels. */
const FAR = 80;

/** Less is a tap. */
const SLOP = 10;

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  isSideways: boolean;
}

/**
 * Handlers of a card that is swiped sideways: it follows the finger by `--drag`, says in `data-toward` where it would go, and goes back where
 * that was not far enough. Up and down the page scrolls (`touch-action: pan-y`). A mouse selects text instead.
 */
export function useSwipe(onSwipe: (side: SwipeSide) => void) {
  const drag = useRef<Drag>(undefined);
  const follow = (card: HTMLElement, by: number): void => {
    if (by === 0) card.style.removeProperty('--drag');
    else card.style.setProperty('--drag', `${by}px`);
    card.toggleAttribute('data-dragged', by !== 0);
    const side = sideOf(by);
    if (side) card.dataset.toward = side;
    else delete card.dataset.toward;
  };
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    const began = drag.current;
    if (began?.pointerId !== pointerId) return;
    const [across, along] = [clientX - began.x, clientY - began.y];
    if (!began.isSideways) {
      if (Math.abs(across) < SLOP || Math.abs(across) < Math.abs(along)) return;
      began.isSideways = true;
      currentTarget.setPointerCapture(pointerId);
    }
    follow(currentTarget, across);
  };
  const end = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>, isMeant: boolean): void => {
    const began = drag.current;
    if (began?.pointerId !== pointerId) return;
    drag.current = undefined;
    follow(currentTarget, 0);
    const side = began.isSideways && isMeant ? sideOf(clientX - began.x) : undefined;
    if (side) onSwipe(side);
  };
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
      if (isPrimary && pointerType !== 'mouse') drag.current = { pointerId, x, y, isSideways: false };
    },
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>): void => end(event, true),
    // The page scrolls, or the phone takes over.
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => end(event, false),
  };
}

const sideOf = (by: number): SwipeSide | undefined => (by <= -FAR ? 'left' : by >= FAR ? 'right' : undefined);
