import { ConflictCard } from './ConflictCard.tsx';
import type { CellEntry, CellKey, PendingEdit } from './types.ts';

interface CellPopoverProps<Cell extends CellKey> {
  /** The refused edit of the cell. */
  edit: PendingEdit<Cell> | undefined;
  /** The text being typed into it. */
  typed: string | null;
  /** What another person stored there since typing began. */
  arrived: CellEntry<Cell> | undefined;
  textOf: (value: string | null, column: Cell['column']) => string;
}

const UNKNOWN = { changedBy: null, changedAt: null };

/** Both values of a cell: of a refused edit, or while one still types over a value that has changed. */
export function CellPopover<Cell extends CellKey>({ edit, typed, arrived, textOf }: CellPopoverProps<Cell>) {
  if (typed !== null && arrived) {
    const theirs = textOf(arrived.value, arrived.cell.column);
    return (
      <ConflictCard mine={typed} conflict={{ ...UNKNOWN, theirs }}>
        Enter로 내 값을 넣으면 고를 수 있습니다. Esc는 바뀐 값을 둡니다.
      </ConflictCard>
    );
  }
  return edit?.conflict && <ConflictCard mine={textOf(edit.value, edit.cell.column)} conflict={edit.conflict} />;
}
