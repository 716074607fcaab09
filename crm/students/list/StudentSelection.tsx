import { CanAccess } from '@refinedev/core';
import { Button, SelectionBar, useSending } from '#ui-kit';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { selectionActions } from '../studentActions.tsx';
import { ExportButton } from './ExportButton.tsx';
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
  const { isSending: gathering, send } = useSending();
  const selectAll = () => send(async () => onSelect(await findAll()));
  return (
    <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
      {selected.size < total && total <= MOST && (
        <Button size="small" variant="quiet" loading={gathering} onClick={() => void selectAll()}>
          조건에 맞는 {total.toLocaleString('ko')}명 모두 선택
        </Button>
      )}
      <ActionButtons size="small" actions={selectionActions([...selected])} />
      <CanAccess resource="students" action="export">
        <ExportButton size="small" userIds={[...selected]} count={selected.size} filters={filters} />
      </CanAccess>
    </SelectionBar>
  );
}
