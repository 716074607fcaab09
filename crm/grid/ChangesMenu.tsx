import { Menu } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import type { CellKey, ChangeSet } from './types.ts';
import type { Grid } from './useGrid.ts';

interface ChangesMenuProps<Cell extends CellKey> {
  grid: Pick<Grid<Cell>, 'history' | 'undo' | 'redo' | 'nameOf'>;
  /** The label of one value of a record. */
  columnName: (column: Cell['column']) => string;
  /** A value as text. */
  textOf: (value: string | null, column: Cell['column']) => string;
}

/** The most actions that are listed. */
const LISTED = 10;

/** What this person did in the grid since it was opened, the latest first: each can be undone, and what was undone can be done again. */
export function ChangesMenu<Cell extends CellKey>({ grid, columnName, textOf }: ChangesMenuProps<Cell>) {
  const { done, undone } = grid.history;
  const say = (changeSet: ChangeSet<Cell>): string => {
    const [first] = changeSet;
    if (!first) return '';
    const { cell, before, after } = first;
    const values = `${textOf(before, cell.column) || '비움'} → ${textOf(after, cell.column) || '비움'}`;
    const others = changeSet.length > 1 ? ` 외 ${(changeSet.length - 1).toLocaleString('ko')}칸` : '';
    return `${grid.nameOf(cell.record)} ${columnName(cell.column)} ${values}${others}`;
  };
  const nothing = { label: '아직 바꾼 것이 없습니다', disabled: true, onSelect: () => undefined };
  const undos = done.slice(-LISTED).toReversed();
  const redos = undone.slice(-LISTED).toReversed();
  return (
    <Menu
      label={done.length === 0 ? '바꾼 내역' : `바꾼 내역 ${done.length.toLocaleString('ko')}`}
      icon={<UndoIcon aria-hidden />}
      items={[
        ...undos.map((one) => ({ label: `되돌리기: ${say(one)}`, onSelect: () => grid.undo(one) })),
        ...redos.map((one) => ({ label: `다시 하기: ${say(one)}`, onSelect: () => grid.redo(one) })),
        ...(undos.length + redos.length === 0 ? [nothing] : []),
      ]}
    />
  );
}
