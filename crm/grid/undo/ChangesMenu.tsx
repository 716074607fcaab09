import { Menu } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import { sayChange } from './sayChange.ts';
import type { Grid } from '../useGrid.ts';

/** The most actions that are listed of each kind. */
const LISTED = 10;

/** What this person did at this place, in any view and on any device, the latest first: each can be undone, and what was undone can be done again. */
export function ChangesMenu({ grid }: { grid: Pick<Grid<never>, 'changes' | 'undo' | 'redo'> }) {
  const done = grid.changes.filter(({ isDone }) => isDone);
  const undone = grid.changes.filter(({ isDone }) => !isDone);
  const nothing = { label: '아직 바꾼 것이 없습니다', disabled: true, onSelect: () => undefined };
  return (
    <Menu
      label={done.length === 0 ? '변경 내역' : `변경 내역 ${done.length.toLocaleString('ko')}`}
      icon={<UndoIcon aria-hidden />}
      items={[
        ...done.slice(0, LISTED).map((one) => ({
          label: `되돌리기: ${sayChange(one)}`,
          onSelect: () => grid.undo(one.id ?? ''),
        })),
        ...undone.slice(0, LISTED).map((one) => ({
          label: `다시 하기: ${sayChange(one)}`,
          onSelect: () => grid.redo(one.id ?? ''),
        })),
        ...(grid.changes.length === 0 ? [nothing] : []),
      ]}
    />
  );
}
