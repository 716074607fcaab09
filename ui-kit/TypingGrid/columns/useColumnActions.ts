import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { ColumnMenuProps } from '../view/ColumnMenu.tsx';
import { neighbourOf, widthAfter, widthWithin } from './columns.ts';
import type { ColumnAction, ColumnLayout, GridColumn, Side } from '../types.ts';
import { useStable } from '../../useStable.ts';

interface ColumnActions<R> {
  /** The columns with their current widths. */
  columns: readonly GridColumn<R>[];
  /** Changes the active column; false where that is not possible. */
  act: (at: number, action: ColumnAction) => boolean;
  /** Pointer actions on column headers; undefined where columns are fixed. */
  drag: ColumnDrag | undefined;
  /** The column that was moved, until the new order is rendered. */
  movedRef: RefObject<string | null>;
}

/** Pointer actions on column headers. */
export interface ColumnDrag {
  /** Resizes a column during a drag; the width is stored when the pointer is released. */
  size: (columnId: string, width: number) => void;
  /** The pointer was released. */
  sized: () => void;
  /** Resets the width to its default. */
  usual: (columnId: string) => void;
  move: (columnId: string, besideId: string, side: Side) => void;
}

/**
 * Resizes and moves columns, by keys, menu and pointer.
 * @param say announces what was done
 */
export function useColumnActions<R>(
  given: readonly GridColumn<R>[],
  layout: ColumnLayout | undefined,
  say: (words: string) => void,
): ColumnActions<R> {
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

  const act = (at: number, asked: ColumnAction): boolean => {
    const column = given[at];
    if (!layout || !column) return false;
    if (asked === 'usual') {
      usual(column.id);
    } else if (asked === 'left' || asked === 'right') {
      const beside = neighbourOf(given, at, asked);
      if (!beside) return false;
      move(column.id, beside.id, asked === 'left' ? 'before' : 'after');
    } else if (asked === 'wider' || asked === 'narrower') {
      const width = widthAfter(column, asked);
      layout.resize(column.id, width);
      say(`${column.label} 열의 너비 ${width}픽셀`);
    }
    return true;
  };

  return { columns, act, drag, movedRef };
}

/** Keeps the active cell in a column that was moved. */
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

/** The actions in the active column's menu; the same object while they are the same. */
export function useColumnMenu(
  columns: readonly GridColumn<never>[],
  at: number,
  act: (at: number, action: ColumnAction) => boolean,
  canSort: boolean,
): ColumnMenuProps {
  const onAction = useStable((asked: ColumnAction) => void act(at, asked));
  return useMemo(
    () => ({
      label: columns[at]?.label ?? '',
      canLeft: neighbourOf(columns, at, 'left') !== undefined,
      canRight: neighbourOf(columns, at, 'right') !== undefined,
      canSort,
      onAction,
    }),
    [columns, at, canSort, onAction],
  );
}
