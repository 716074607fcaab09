import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { CarryContext, type Cargo, type Target } from './carry.ts';
import css from './CarryBoard.module.css';
import { useEdgeScroll } from './useEdgeScroll.ts';

export interface CarryBoardProps {
  /** The lists that accept items, in the order of the arrow keys. */
  targets: readonly Target[];
  /** An item was dropped on another list than its own. */
  onDrop: (id: string, targetId: string) => void;
  /** Contains a `CarryTarget` for each target, and in them a `CarryHandle` for each item. */
  children: ReactNode;
}

const nearest: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

interface Held {
  cargo: Cargo;
  overId: string;
  /** Null while an item is moved by keyboard. */
  pointer: { x: number; y: number } | null;
}

/**
 * Moves items between lists. Mouse or finger: drag the handle; near an edge the list scrolls. Keyboard: Space picks up, arrows choose the list, Space
 * drops, Escape cancels. The board holds the item being moved, so the lists may be refetched meanwhile.
 */
export function CarryBoard({ targets, onDrop, children }: CarryBoardProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const howId = useId();
  const nameOf = (id: string): string => targets.find((target) => target.id === id)?.name ?? '';

  const over = (overId: string, pointer: Held['pointer']): void => {
    if (!held) return;
    setHeld({ ...held, overId, pointer });
    if (overId !== held.overId) setSaid(`${held.cargo.name}, ${nameOf(overId)}`);
  };
  const end = (drops: boolean, overId = held?.overId): void => {
    if (!held) return;
    const { cargo } = held;
    setHeld(null);
    const isMoved = drops && overId !== undefined && overId !== cargo.at && targets.some(({ id }) => id === overId);
    setSaid(isMoved ? `${cargo.name}, ${nameOf(overId)}에 놓았습니다.` : `${cargo.name}, 옮기지 않았습니다.`);
    if (isMoved) onDrop(cargo.id, overId);
  };

  const targetAt = (x: number, y: number): string => {
    const under = document.elementsFromPoint(x, y);
    const target = under.map((element) => element.closest<HTMLElement>('[data-carry-target]')).find(Boolean);
    return target?.dataset.carryTarget ?? held?.cargo.at ?? '';
  };
  useEdgeScroll('x', held?.pointer ?? null, () => {
    if (held?.pointer) over(targetAt(held.pointer.x, held.pointer.y), held.pointer);
  });

  const onPointerMove = useEffectEvent(({ clientX, clientY }: PointerEvent): void =>
    over(targetAt(clientX, clientY), { x: clientX, y: clientY }),
  );
  const onPointerEnd = useEffectEvent(({ type, clientX, clientY }: PointerEvent): void =>
    end(type === 'pointerup', targetAt(clientX, clientY)),
  );
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!held) return;
    const at = targets.findIndex(({ id }) => id === held.overId);
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      const next = targets[Math.max(0, Math.min(targets.length - 1, at + step))]?.id ?? held.overId;
      over(next, null);
      document.querySelector(`[data-carry-target="${CSS.escape(next)}"]`)?.scrollIntoView(nearest);
    } else if (event.key === ' ' || event.key === 'Enter') end(true);
    else if (event.key === 'Escape') end(false);
    // Tab away cancels the move.
    else if (event.key === 'Tab') return end(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  // On the document, because the handle may be rendered again during the drag.
  const isHeld = held !== null;
  const byPointer = isHeld && held.pointer !== null;
  useEffect(() => {
    if (!isHeld) return;
    document.addEventListener('keydown', onKey, true);
    if (byPointer) {
      document.addEventListener('pointermove', onPointerMove);
      document.addEventListener('pointerup', onPointerEnd);
      document.addEventListener('pointercancel', onPointerEnd);
    }
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointermove', onPointerMove);
      document.removeEventListener('pointerup', onPointerEnd);
      document.removeEventListener('pointercancel', onPointerEnd);
    };
  }, [isHeld, byPointer]);

  const carry = useMemo(
    () => ({
      cargo: held?.cargo ?? null,
      overId: held?.overId ?? null,
      howId,
      lift: (cargo: Cargo, pointer?: { x: number; y: number }): void => {
        setHeld({ cargo, overId: cargo.at, pointer: pointer ?? null });
        setSaid(`${cargo.name}, 들었습니다.`);
      },
    }),
    [held?.cargo, held?.overId, howId],
  );
  return (
    <CarryContext value={carry}>
      {children}
      {held?.pointer && (
        <div className={css.ghost} style={{ left: held.pointer.x, top: held.pointer.y }} aria-hidden>
          {held.cargo.name}
        </div>
      )}
      <p id={howId} hidden>
        스페이스로 들고, 화살표로 옮길 곳을 고르고, 스페이스로 놓습니다. Esc를 누르면 옮기지 않습니다.
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </CarryContext>
  );
}
