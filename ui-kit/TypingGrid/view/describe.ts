import type { CellChange, GridColumn } from '../types.ts';

/** Describes an action's result, for the line below the grid and for screen readers. */
export function describeChanges(
  changes: readonly CellChange[],
  locked: number,
  dropped: number,
  columns: readonly GridColumn<never>[],
): string {
  const parts: string[] = [];
  const [first] = changes;
  if (first && changes.length === 1) parts.push(`${wordOf(first, columns)} 입력`);
  if (changes.length > 1) parts.push(`${changes.length.toLocaleString('ko')}칸 입력`);
  if (locked > 0) parts.push(`잠긴 칸 ${locked.toLocaleString('ko')}개는 바꾸지 않았습니다`);
  if (dropped > 0) parts.push(`맞지 않는 값 ${dropped.toLocaleString('ko')}개는 넣지 않았습니다`);
  return parts.join(', ');
}

function wordOf({ columnId, value }: CellChange, columns: readonly GridColumn<never>[]): string {
  if (value === null) return '비움';
  const column = columns.find(({ id }) => id === columnId);
  return column?.keymap?.find((choice) => choice.value === value)?.label ?? value;
}
