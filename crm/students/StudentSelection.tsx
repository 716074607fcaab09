import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { Button, SelectionBar, useToast } from '#ui-kit';
import { useIsManager } from '../shared/useLevel.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { ExportButton } from './ExportButton.tsx';
import { MessageDialog } from '../smsMessages/parts.ts';
import { PasswordsDialog } from './PasswordsDialog.tsx';
import type { StudentFilters } from './studentQuery.ts';

interface StudentSelectionProps {
  /** Ids of the ticked students, over all pages. */
  selected: ReadonlySet<string>;
  /** What the list is narrowed to, as in the address. */
  filters: StudentFilters;
  /** How many match it. */
  total: number;
  /** Asks the server for the ids of all that match. */
  findAll: () => Promise<ReadonlySet<string>>;
  /** Others are to be ticked. */
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** The most that one bulk change takes. */
const MOST = 20_000;

/** What can be done with the ticked students at once. */
export function StudentSelection({ selected, filters, total, findAll, onSelect }: StudentSelectionProps) {
  const [dialog, setDialog] = useState<'passwords' | 'change' | 'message' | null>(null);
  const [gathering, setGathering] = useState(false);
  const toast = useToast();
  const isManager = useIsManager();
  const close = (): void => setDialog(null);
  const selectAll = async (): Promise<void> => {
    setGathering(true);
    try {
      onSelect(await findAll());
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    } finally {
      setGathering(false);
    }
  };
  return (
    <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
      {selected.size < total && total <= MOST && (
        <Button size="small" variant="quiet" loading={gathering} onClick={() => void selectAll()}>
          조건에 맞는 {total.toLocaleString('ko')}명 모두 선택
        </Button>
      )}
      <Button size="small" onClick={() => setDialog('change')}>
        한 번에 고치기
      </Button>
      <Button size="small" onClick={() => setDialog('passwords')}>
        임시 비밀번호 발급
      </Button>
      <Button size="small" onClick={() => setDialog('message')}>
        문자 보내기
      </Button>
      {isManager && <ExportButton size="small" userIds={[...selected]} count={selected.size} filters={filters} />}
      {dialog === 'passwords' && <PasswordsDialog userIds={[...selected]} onClose={close} />}
      {dialog === 'message' && <MessageDialog studentIds={[...selected]} onClose={close} />}
      {dialog === 'change' && <BulkChangeDialog userIds={[...selected]} onClose={close} />}
    </SelectionBar>
  );
}
