import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { auditGridColumns, type ListedChange } from './auditGridColumns.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import css from './AuditLog.module.css';
import { auditFilters, auditWhere, mostActs } from './auditQuery.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { AuditChoicesDocument, AuditEntryListDocument, type AuditChoicesQuery } from './generated/manager.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));

const nobody: AuditChoicesQuery = { staff: [], attendanceTypes: [], hourlyWageTypes: [], lectures: [], tags: [] };

/** The list at its bare address. */
const bare = {
  resource: 'auditEntries',
  document: AuditEntryListDocument,
  meta: { where: auditWhere },
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/admin/audit/changes`: who changed what, when and from where; of everything. */
export default function AuditLogTab() {
  const [open, setOpen] = useState<ListedChange | null>(null);
  const [exporting, setExporting] = useState(false);
  const list = useRecordList({
    ...bare,
    filters: auditFilters,
  });
  const { data: choices = nobody } = useGql(AuditChoicesDocument, {});
  const names = namesOf(choices);
  return (
    <>
      <p className={css.hint}>누가 언제 어디서 무엇을 바꿨는지의 기록입니다. 누구도 수정하거나 삭제할 수 없습니다.</p>
      <AuditFilterBar filters={list.filters} staff={choices.staff} onChange={list.setFilters}>
        <CanAccess resource="auditEntries" action="export">
          <Button icon={<DownloadIcon aria-hidden />} onClick={() => setExporting(true)}>
            내보내기
          </Button>
        </CanAccess>
      </AuditFilterBar>
      <DataGrid
        label="변경 기록"
        columns={auditGridColumns(names)}
        {...list.grid}
        onOpen={setOpen}
        empty={
          list.isFiltered ? (
            <EmptyState
              of="search"
              title="조건에 맞는 기록이 없습니다"
              action={<Button onClick={list.clear}>조건 초기화</Button>}
            >
              사람, 하는 일, 기간을 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState of="record" title="아직 바뀐 것이 없습니다">
              무엇이든 수정하면 여기에 남습니다.
            </EmptyState>
          )
        }
      />
      {list.total >= mostActs && (
        <p className={css.hint}>최근 {mostActs.toLocaleString('ko')}건입니다. 더 오래된 기록은 기간으로 찾아 주세요.</p>
      )}
      {open && <ChangeDialog change={open} names={names} onClose={() => setOpen(null)} />}
      {exporting && <ExportDialog filters={list.filters} names={names} onClose={() => setExporting(false)} />}
    </>
  );
}

function namesOf({ attendanceTypes, hourlyWageTypes, lectures, tags }: AuditChoicesQuery): ReadonlyMap<string, string> {
  return new Map([...attendanceTypes, ...hourlyWageTypes, ...lectures, ...tags].map(({ id, name }) => [id, name]));
}
