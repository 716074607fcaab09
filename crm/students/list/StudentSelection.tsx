import { SelectionBar } from '#ui-kit';
import type { Action } from '../../shared/actions/action.ts';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { selectionActions } from '../studentActions.tsx';
import { exporting } from './exporting.tsx';
import type { StudentFilters } from './studentQuery.ts';

interface StudentSelectionProps {
  /** Ids of the selected students, across all pages. */
  selected: ReadonlySet<string>;
  /** The list's filters, as in the address. */
  filters: StudentFilters;
  /** How many students match them. */
  total: number;
  /** Fetches the ids of all matching students. */
  findAll: () => Promise<ReadonlySet<string>>;
  /** The selection changed. */
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** The most students of one bulk change. */
const MOST = 20_000;

/** The bulk actions for selected students. */
export function StudentSelection({ selected, filters, total, findAll, onSelect }: StudentSelectionProps) {
  const selectAll: Action = {
    title: `조건에 맞는 ${total.toLocaleString('ko')}명 모두 선택`,
    when: selected.size < total && total <= MOST,
    run: (send) => send(async () => onSelect(await findAll())),
  };
  return (
    <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
      <ActionButtons
        size="small"
        hasMain
        name="선택한 학생"
        actions={[
          ...selectionActions([...selected]).toSpliced(1, 0, selectAll),
          exporting({ userIds: [...selected], count: selected.size, filters }),
        ]}
      />
    </SelectionBar>
  );
}
