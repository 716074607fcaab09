import { useMemo, useState } from 'react';
import { arrangeColumns, layoutFor, type KeptColumns } from '#ui-kit/TypingGrid/columns/arrange.ts';
import type { ColumnLayout, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { useSetting } from '../../savedViews/parts.ts';
import { useStable } from '#ui-kit/useStable.ts';
import { readColumns, writeColumns } from './keptColumns.ts';

interface Arranged<R> {
  columns: readonly GridColumn<R>[];
  layout: ColumnLayout;
}

/**
 * This person's column layout of a grid, shared by all their devices.
 * @param screen which grid, e.g. `scores`
 */
export function useColumnLayout<R>(screen: string, columns: readonly GridColumn<R>[]): Arranged<R> {
  const [kept, keep] = useKeptColumns(`${screen}Columns`);
  const arranged = useMemo(() => arrangeColumns(columns, kept), [columns, kept]);
  const layout = useMemo(() => layoutFor(arranged, kept, keep), [arranged, kept, keep]);
  return { columns: arranged, layout };
}

/** The column layout of this person, and the function that changes it. */
function useKeptColumns(screen: string): [KeptColumns, (next: KeptColumns) => void] {
  const [text, save] = useSetting(screen, '열', '열 배치를 저장하지 못했습니다.');
  const [own, setOwn] = useState<KeptColumns | null>(null);
  const read = useMemo(() => readColumns(text), [text]);
  const keep = useStable((next: KeptColumns) => {
    setOwn(next);
    // Nothing is saved before the stored layout is loaded, so that it is not overwritten.
    if (text !== undefined) save(writeColumns(next));
  });
  return [own ?? read, keep];
}
