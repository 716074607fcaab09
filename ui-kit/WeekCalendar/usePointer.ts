import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { useEdgeScroll } from '../CarryBoard/useEdgeScroll.ts';
import { isSameSpan, movedSpan, resizedSpan, snapped, STEP_MINUTES, type CalendarSpan, type Hours } from './span.ts';
import type { DraftControl } from './useDraft.ts';

/** How far the pointer must move to start a drag, in pixels. */
const DRAG_PX = 4;

/** How long a finger must rest on a block to pick it up, in milliseconds; one that moves earlier scrolls. */
const LIFT_MS = 400;

/** How far a resting finger may move, in pixels. */
const REST_PX = 10;

interface Press {
  kind: 'move' | 'resize' | 'make';
  id: string | null;
  /** The block's place before the drag; for a new one, the quarter of an hour that was pressed. */
  start: CalendarSpan;
  x: number;
  y: number;
  /** What was under the pointer. */
  place: Place;
  /** False until a finger has rested long enough. */
  isLifted: boolean;
}

interface Place {
  day: string;
  /** Minutes from midnight. */
  minute: number;
}

interface Surface {
  /** Contains one element per day, each with `data-day`. */
  columns: RefObject<HTMLElement | null>;
  days: readonly string[];
  hours: Hours;
  control: DraftControl;
}

/**
 * Dragging moves a block, resizes it by its lower edge, or creates one on an empty place; Escape cancels. A finger picks a block up by a long press,
 * because otherwise it scrolls; on an empty place a tap creates.
 */
export function usePointer({ columns, days, hours, control }: Surface) {
  const [press, setPress] = useState<Press | null>(null);
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null);
  // A click event follows a drag; it must not open the moved block.
  const hasDragged = useRef(false);

  const placeOf = (x: number, y: number): Place | null => {
    for (const column of columns.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const { left, right, top, height } = column.getBoundingClientRect();
      if (x < left || x >= right) continue;
      const minute = hours[0] + ((y - top) / height) * (hours[1] - hours[0]);
      return { day: column.dataset.day ?? '', minute: Math.max(hours[0], Math.min(hours[1], minute)) };
    }
    return null;
  };

  const onPointerDown = (event: ReactPointerEvent): void => {
    hasDragged.current = false;
    const place = placeOf(event.clientX, event.clientY);
    if (event.button !== 0 || !event.isPrimary || !place) return;
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null;
    const block = control.find(id);
    const isFinger = event.pointerType === 'touch';
    const at = { x: event.clientX, y: event.clientY, place, isLifted: !isFinger };
    if (block) {
      const { day, from, to } = block;
      setPress({ kind: target.closest('[data-resize]') ? 'resize' : 'move', id, start: { day, from, to }, ...at });
    } else if (!isFinger) {
      const from = Math.floor(place.minute / STEP_MINUTES) * STEP_MINUTES;
      setPress({ kind: 'make', id: null, start: { day: place.day, from, to: from + STEP_MINUTES }, ...at });
    }
  };

  const lift = useEffectEvent((): void => {
    if (!press) return;
    hasDragged.current = true;
    setPress({ ...press, isLifted: true });
    control.hold({ id: press.id, span: press.start });
  });
  const followTo = (x: number, y: number): void => {
    const now = placeOf(x, y);
    if (!press || !now) return;
    const minutes = snapped(now.minute - press.place.minute);
    const across = days.indexOf(now.day) - days.indexOf(press.place.day);
    const span =
      press.kind === 'move'
        ? movedSpan(press.start, { days: across, minutes }, days, hours)
        : resizedSpan(press.start, minutes, hours);
    const { draft } = control;
    if (!draft || !isSameSpan(draft.span, span)) control.hold({ id: press.id, span });
  };
  const follow = useEffectEvent(({ clientX, clientY, isPrimary }: PointerEvent): void => {
    if (!press || !isPrimary) return;
    const far = Math.hypot(clientX - press.x, clientY - press.y);
    if (!press.isLifted) {
      if (far > REST_PX) setPress(null);
      return;
    }
    setPointer({ x: clientX, y: clientY });
    if (!control.draft && far < DRAG_PX) return;
    hasDragged.current = true;
    followTo(clientX, clientY);
  });
  useEdgeScroll('y', control.draft ? pointer : null, () => pointer && followTo(pointer.x, pointer.y));
  const release = useEffectEvent((event: PointerEvent): void => {
    setPress(null);
    setPointer(null);
    if (event.type === 'pointerup') void control.commit();
    else control.cancel();
  });
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setPress(null);
    setPointer(null);
    control.cancel();
  });

  const isPressed = press !== null;
  useEffect(() => {
    if (!isPressed) return;
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isPressed]);

  const isResting = press !== null && !press.isLifted;
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(lift, LIFT_MS);
    return () => clearTimeout(timer);
  }, [isResting]);

  // Listened to from the first touch on, because otherwise the browser scrolls; and the context menu of a long press would end the drag.
  const keepStill = useEffectEvent((event: Event): void => {
    if (press && (press.isLifted || event.type === 'contextmenu') && event.cancelable) event.preventDefault();
  });
  useEffect(() => {
    const element = columns.current;
    element?.addEventListener('touchmove', keepStill, { passive: false });
    element?.addEventListener('contextmenu', keepStill);
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      element?.removeEventListener('contextmenu', keepStill);
    };
  }, [columns]);

  return { onPointerDown, placeOf, hasDragged: () => hasDragged.current };
}
