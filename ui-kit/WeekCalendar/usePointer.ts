import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { movedSpan, resizedSpan, snapped, STEP_MINUTES, type CalendarSpan, type Hours } from './span.ts';
import type { DraftControl } from './useDraft.ts';

/** So many pixels make a press a drag. */
const DRAG_PX = 4;

interface Press {
  kind: 'move' | 'resize' | 'make';
  id: string | null;
  /** Where it stood, or for something new the quarter that was pressed. */
  start: CalendarSpan;
  x: number;
  y: number;
}

interface Surface {
  /** Holds one element a day, each with `data-day`. */
  columns: RefObject<HTMLElement | null>;
  days: readonly string[];
  hours: Hours;
  control: DraftControl;
  canMake: boolean;
  canMove: boolean;
}

/** Mouse and pen: a drag moves a block, its lower edge resizes, a drag over an empty place makes. Escape takes back. */
export function usePointer({ columns, days, hours, control, canMake, canMove }: Surface) {
  const [press, setPress] = useState<Press | null>(null);
  // A click follows a drag; it must not open what was moved.
  const hasDragged = useRef(false);

  const placeOf = (x: number, y: number): { day: string; minute: number } | null => {
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
    // A finger scrolls; it opens and makes by a tap.
    if (event.button !== 0 || event.pointerType === 'touch' || !place) return;
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null;
    const block = control.find(id);
    const at = { x: event.clientX, y: event.clientY };
    if (block) {
      if (!canMove) return;
      const { day, from, to } = block;
      setPress({ kind: target.closest('[data-resize]') ? 'resize' : 'move', id, start: { day, from, to }, ...at });
    } else if (canMake) {
      const from = Math.floor(place.minute / STEP_MINUTES) * STEP_MINUTES;
      setPress({ kind: 'make', id: null, start: { day: place.day, from, to: from + STEP_MINUTES }, ...at });
    }
  };

  const follow = useEffectEvent((event: PointerEvent): void => {
    if (!press) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= DRAG_PX;
    if (!control.draft && !isFar) return;
    hasDragged.current = true;
    const was = placeOf(press.x, press.y);
    const now = placeOf(event.clientX, event.clientY);
    if (!was || !now) return;
    const minutes = snapped(now.minute - was.minute);
    const across = days.indexOf(now.day) - days.indexOf(was.day);
    const span =
      press.kind === 'move'
        ? movedSpan(press.start, { days: across, minutes }, days, hours)
        : resizedSpan(press.start, minutes, hours);
    const { draft } = control;
    if (!draft || draft.span.day !== span.day || draft.span.from !== span.from || draft.span.to !== span.to) {
      control.hold({ id: press.id, span });
    }
  });
  const release = useEffectEvent((event: PointerEvent): void => {
    setPress(null);
    if (event.type === 'pointerup') void control.commit();
    else control.cancel();
  });
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setPress(null);
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

  return { onPointerDown, placeOf, hasDragged: () => hasDragged.current };
}
