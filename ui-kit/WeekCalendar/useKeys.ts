import { useState, type KeyboardEvent } from 'react';
import { movedSpan, resizedSpan, spanWords, STEP_MINUTES, type CalendarSpan, type Hours } from './span.ts';
import type { DraftControl } from './useDraft.ts';

interface Keys {
  days: readonly string[];
  hours: Hours;
  control: DraftControl;
  /** The initial place of the cursor. */
  start: CalendarSpan;
  onMake: (span: CalendarSpan) => void;
}

const arrows: Record<string, { days?: number; minutes?: number }> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { minutes: -STEP_MINUTES },
  ArrowDown: { minutes: STEP_MINUTES },
  PageUp: { minutes: -60 },
  PageDown: { minutes: 60 },
};

/** The keyboard's counterpart of the mouse: a cursor that creates periods, Alt+arrow to move and Shift+Alt+arrow to resize blocks. */
export function useKeys({ days, hours, control, start, onMake }: Keys) {
  const [place, setPlace] = useState(start);
  // A new week has other days: the cursor starts over.
  const cursor = days.includes(place.day) ? place : { ...place, day: start.day };

  const onCursorKey = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    if (by) {
      const next = movedSpan(cursor, by, days, hours);
      setPlace(next);
      control.setSaid(spanWords(next));
    } else if (event.key === 'Enter' || event.key === ' ') {
      onMake(cursor);
    } else return;
    event.preventDefault();
  };

  const onBlockKey = (event: KeyboardEvent, id: string): void => {
    const block = control.find(id);
    if (!block) return;
    const held = control.draft?.id === id ? control.draft.span : null;
    const span = held ?? { day: block.day, from: block.from, to: block.to };
    const by = event.altKey ? arrows[event.key] : undefined;
    if (by) {
      const next = event.shiftKey ? resizedSpan(span, by.minutes ?? 0, hours) : movedSpan(span, by, days, hours);
      control.hold({ id, span: next });
    } else if (held && event.key === 'Escape') {
      control.cancel();
    } else if (held && event.key === 'Enter') {
      void control.commit();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    cursor,
    onCursorKey,
    onBlockKey,
    /** Releasing Alt drops what the arrows moved, like releasing the mouse button. */
    onBlockKeyUp: (event: KeyboardEvent, id: string): void => {
      if (event.key === 'Alt' && control.draft?.id === id) void control.commit();
    },
  };
}
