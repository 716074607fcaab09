import { CanAccess } from '@refinedev/core';
import { Suspense, useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { Button, SelectionBar, useSending } from '#ui-kit';
import { ExportButton } from './ExportButton.tsx';
import { panels as enrollments } from '../../enrollments/index.tsx';
import { MessageDialog } from '../../smsMessages/parts.ts';
import type { StudentFilters } from './studentQuery.ts';

const BulkChangeDialog = lazyWhenIdle(() => import('./BulkChangeDialog.tsx').then((file) => file.BulkChangeDialog));
const PasswordsDialog = lazyWhenIdle(() => import('../page/PasswordsDialog.tsx').then((file) => file.PasswordsDialog));

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
  const [dialog, setDialog] = useState<'passwords' | 'change' | 'message' | 'enroll' | null>(null);
  const { isSending: gathering, send } = useSending();
  const close = (): void => setDialog(null);
  const selectAll = () => send(async () => onSelect(await findAll()));
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
      <Button size="small" onClick={() => setDialog('enroll')}>
        강의에 등록
      </Button>
      <CanAccess resource="students" action="issuePasswords">
        <Button size="small" onClick={() => setDialog('passwords')}>
          임시 비밀번호 발급
        </Button>
      </CanAccess>
      <Button size="small" onClick={() => setDialog('message')}>
        문자 보내기
      </Button>
      <CanAccess resource="students" action="export">
        <ExportButton size="small" userIds={[...selected]} count={selected.size} filters={filters} />
      </CanAccess>
      {dialog === 'passwords' && <PasswordsDialog userIds={[...selected]} onClose={close} />}
      {dialog === 'message' && <MessageDialog studentIds={[...selected]} onClose={close} />}
      {dialog === 'enroll' && (
        <Suspense fallback={null}>
          <enrollments.EnrollDialog userIds={[...selected]} who={`학생 ${selected.size}명을`} onClose={close} />
        </Suspense>
      )}
      {dialog === 'change' && <BulkChangeDialog userIds={[...selected]} onClose={close} />}
    </SelectionBar>
  );
}
