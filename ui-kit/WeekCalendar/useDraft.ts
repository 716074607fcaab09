import { useState } from 'react';
import { isSameSpan, spanWords, type CalendarSpan } from './span.ts';
import type { CalendarBlock } from './types.ts';

/** A block being moved, resized or created, before it is stored. */
export interface Draft {
  /** Null for a new one. */
  id: string | null;
  span: CalendarSpan;
}

interface Stored {
  blocks: readonly CalendarBlock[];
  onMake: (span: CalendarSpan) => void;
  onMove: (id: string, span: CalendarSpan) => void | Promise<void>;
}

/**
 * The spans shown while a person changes one: a drag wins over the stored span, and a dropped one is shown until the
 * stored one arrives or the write is refused. Blocks that arrive meanwhile do not affect it.
 */
export function useDraft({ blocks, onMake, onMove }: Stored) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [dropped, setDropped] = useState<(Draft & { over: CalendarSpan }) | null>(null);
  const [said, setSaid] = useState('');
  const find = (id: string | null) => blocks.find((block) => block.id === id);

  const hold = (next: Draft): void => {
    setDraft(next);
    setSaid(`${find(next.id)?.name ?? '새 시간'}, ${spanWords(next.span)}`);
  };
  const cancel = (): void => {
    if (!draft) return;
    setDraft(null);
    setSaid(`${find(draft.id)?.name ?? '새 시간'}, 바꾸지 않았습니다.`);
  };
  const commit = async (): Promise<void> => {
    if (!draft) return;
    setDraft(null);
    if (draft.id === null) return onMake(draft.span);
    const block = find(draft.id);
    if (!block || isSameSpan(block, draft.span)) return;
    const over = { day: block.day, from: block.from, to: block.to };
    setDropped({ ...draft, over });
    setSaid(`${block.name}, ${spanWords(draft.span)}에 놓았습니다.`);
    try {
      await onMove(draft.id, draft.span);
    } catch {
      setSaid(`${block.name}, 저장하지 못해 ${spanWords(over)}로 되돌렸습니다.`);
      setDropped(null);
    }
  };

  const shown = blocks.map((block) => {
    if (block.id === draft?.id) return { ...block, ...draft.span };
    const isWaiting = block.id === dropped?.id && isSameSpan(block, dropped.over);
    return isWaiting ? { ...block, ...dropped.span } : block;
  });
  return { draft, said, setSaid, hold, cancel, commit, shown, find };
}

export type DraftControl = ReturnType<typeof useDraft>;
