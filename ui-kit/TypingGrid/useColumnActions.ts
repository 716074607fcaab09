import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { ColumnMenuProps } from './ColumnMenu.tsx';
import { neighbourOf, widthAfter, widthWithin, type ColumnLayout, type ColumnStep, type Side } from './columns.ts';
import type { GridColumn } from './types.ts';
import { useStable } from './useStable.ts';

interface ColumnSteps<R> {
  /** The columns as wide as they are at this moment. */
  columns: readonly GridColumn<R>[];
  /** Does something to a column; false where that is not possible. */
  step: (at: number, step: ColumnStep) => boolean;
  /** What a pointer does to heads; undefined where columns stay as they are. */
  drag: ColumnDrag | undefined;
  /** The column that was put elsewhere, until it is seen there. */
  movedRef: RefObject<string | null>;
}

/** What a pointer does to the heads of columns. */
export interface ColumnDrag {
  /** A column is being made so wide; it is kept when the pointer lets go. */
  size: (columnId: string, width: number) => void;
  /** The pointer let go. */
  sized: () => void;
  /** As wide as it usually is. */
  usual: (columnId: string) => void;
  move: (columnId: string, besideId: string, side: Side) => void;
}

/**
 * Makes columns wider, narrower, and puts them elsewhere, by keys, menu and pointer.
 * @param say what was done, in words
 */
export function useColumnSteps<R>(
  given: readonly GridColumn<R>[],
  layout: ColumnLayout | undefined,
  say: (words: string) => void,
): ColumnSteps<R> {
  const [sizing, setSizing] = useState<{ id: string; width: number } | null>(null);
  const columns = useMemo(
    () => (sizing ? given.map((one) => (one.id === sizing.id ? { ...one, width: sizing.width } : one)) : given),
    [given, sizing],
  );

  const labelOf = (id: string): string => given.find((column) => column.id === id)?.label ?? '';
  const movedRef = useRef<string | null>(null);
  const move = useStable((id: string, besideId: string, side: Side) => {
    movedRef.current = id;
    layout?.move(id, besideId, side);
    say(`${labelOf(id)} 열을 ${labelOf(besideId)} 열 ${side === 'before' ? '앞으로' : '뒤로'} 옮겼습니다`);
  });
  const sized = useStable(() => {
    setSizing(null);
    if (sizing) layout?.resize(sizing.id, sizing.width);
  });
  const usual = useStable((id: string) => {
    layout?.resize(id, null);
    say(`${labelOf(id)} 열을 처음 너비로 되돌렸습니다`);
  });
  const isOn = layout !== undefined;
  const drag = useMemo(
    (): ColumnDrag | undefined =>
      isOn ? { size: (id, width) => setSizing({ id, width: widthWithin(width) }), sized, usual, move } : undefined,
    [isOn, sized, usual, move],
  );

  const step = (at: number, asked: ColumnStep): boolean => {
    const column = given[at];
    if (!layout || !column) return false;
    if (asked === 'usual') {
      usual(column.id);
    } else if (asked === 'left' || asked === 'right') {
      const beside = neighbourOf(given, at, asked);
      if (!beside) return false;
      move(column.id, beside.id, asked === 'left' ? 'before' : 'after');
    } else {
      const width = widthAfter(column, asked);
      layout.resize(column.id, width);
      say(`${column.label} 열의 너비 ${width}픽셀`);
    }
    return true;
  };

  return { columns, step, drag, movedRef };
}

/** Goes along with a column that was put elsewhere. */
export function useMovedColumn(
  movedRef: RefObject<string | null>,
  columns: readonly GridColumn<never>[],
  goTo: (column: number) => void,
): void {
  const arrive = useEffectEvent((id: string) => goTo(columns.findIndex((column) => column.id === id)));
  useEffect(() => {
    if (movedRef.current !== null) arrive(movedRef.current);
    movedRef.current = null;
  }, [movedRef, columns]);
}

/** What the menu of the active column offers; the same object while it offers the same. */
export function useColumnMenu(
  columns: readonly GridColumn<never>[],
  at: number,
  step: (at: number, step: ColumnStep) => boolean,
): ColumnMenuProps {
  const onStep = useStable((asked: ColumnStep) => void step(at, asked));
  return useMemo(
    () => ({
      label: columns[at]?.label ?? '',
      canLeft: neighbourOf(columns, at, 'left') !== undefined,
      canRight: neighbourOf(columns, at, 'right') !== undefined,
      onStep,
    }),
    [columns, at, onStep],
  );
}
