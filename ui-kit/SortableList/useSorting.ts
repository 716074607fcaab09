import { use, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { FailureContext } from '../QueryView/FailureContext.ts';
import { useToast } from '../Toast/toasts.ts';

/** What `useSorting` needs to know of the list. */
export interface Sorting<Item> {
  /** In their stored order. */
  items: readonly Item[];
  /** An item's name. */
  nameOf: (item: Item) => string;
  /** Stores the new order; when it throws, a toast says why and the old order is restored, which it also is for `false`. */
  onMove: (ids: string[]) => unknown;
  /** The list, whose children are the rows in the order of `items`. */
  list: RefObject<HTMLElement | null>;
}

interface Lift {
  id: string;
  order: readonly string[];
  byPointer: boolean;
}

/** The order shown while an item is moved, its announcements, and its handlers. */
export function useSorting<Item extends { id: string }>({ items, nameOf, onMove, list }: Sorting<Item>) {
  const toast = useToast();
  const describe = use(FailureContext);
  const stored = items.map(({ id }) => id);
  const [lift, setLift] = useState<Lift | null>(null);
  // The dropped order is shown until the stored one arrives.
  const [dropped, setDropped] = useState<{ order: readonly string[]; over: string } | null>(null);
  const [said, setSaid] = useState('');
  const order = orderShown(stored, lift?.order ?? (dropped?.over === stored.join() ? dropped.order : stored));

  const nameOfId = (id: string): string => nameOf(items.find((item) => item.id === id)!);
  const place = (id: string, at: readonly string[]): string => `${at.length}개 중 ${at.indexOf(id) + 1}번째`;

  const raise = (id: string, byPointer = false): void => {
    setLift({ id, order, byPointer });
    setSaid(`${nameOfId(id)}, 들었습니다. ${place(id, order)}입니다.`);
  };
  const moveTo = (index: number): void => {
    if (!lift) return;
    const to = Math.max(0, Math.min(order.length - 1, index));
    if (order[to] === lift.id) return;
    const next = order.filter((id) => id !== lift.id).toSpliced(to, 0, lift.id);
    setLift({ ...lift, order: next });
    setSaid(`${nameOfId(lift.id)}, ${place(lift.id, next)}로 옮겼습니다.`);
  };
  const cancel = (): void => {
    if (!lift) return;
    setLift(null);
    setSaid(`${nameOfId(lift.id)}, 옮기지 않았습니다.`);
  };
  const drop = async (): Promise<void> => {
    if (!lift) return;
    const name = nameOfId(lift.id);
    setLift(null);
    setSaid(`${name}, ${place(lift.id, order)}에 놓았습니다.`);
    if (order.join() === stored.join()) return;
    setDropped({ order, over: stored.join() });
    try {
      if ((await onMove([...order])) !== false) return;
    } catch (error) {
      toast({ message: describe(error).message, tone: 'negative' });
    }
    setDropped(null);
    setSaid(`${name}, 저장하지 못해 원래 순서로 되돌렸습니다.`);
  };

  const follow = useEffectEvent((event: PointerEvent): void => {
    const rows = [...(list.current?.children ?? [])];
    const above = rows.filter((row, at) => stored[at] !== lift?.id && middleOf(row) < event.clientY);
    moveTo(above.length);
  });
  const release = useEffectEvent((event: PointerEvent): void => {
    if (event.type === 'pointerup') void drop();
    else cancel();
  });
  const byPointer = lift?.byPointer === true;
  useEffect(() => {
    if (!byPointer) return;
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [byPointer]);

  return { order, liftedId: lift?.id ?? null, said, raise, moveTo, drop, cancel };
}

/** Applies items added or removed during a drag: new ones go to the end. */
function orderShown(stored: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = wanted.filter((id) => stored.includes(id));
  return [...known, ...stored.filter((id) => !known.includes(id))];
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
