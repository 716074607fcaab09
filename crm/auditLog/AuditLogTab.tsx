import { CanAccess } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { Button, EmptyState, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { auditGridColumns, type ListedChange } from './auditGridColumns.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import css from './AuditLog.module.css';
import { auditFilters, auditWhere } from './auditQuery.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { AuditChoicesDocument, AuditEntryListDocument, type AuditChoicesQuery } from './generated/manager.ts';

const ExportDialog = lazyWithRetry(() => import('./ExportDialog.tsx'));

const nobody: AuditChoicesQuery = { staff: [], attendanceTypes: [], hourlyWageTypes: [], lectures: [], tags: [] };

/** `/crm/admin/audit/changes`: who changed what, when and from where; of everything. */
export default function AuditLogTab() {
  const [open, setOpen] = useState<ListedChange | null>(null);
  const [exporting, setExporting] = useState(false);
  const { dataGridProps, tableQuery, ...table } = useDataGrid<ListedChange>({
    resource: 'auditEntries',
    pagination: { pageSize: 25 },
    meta: { gqlQuery: AuditEntryListDocument, where: auditWhere },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const [filters, setFilters] = useListFilters(table, auditFilters);
  const { data: choices = nobody } = useGql(AuditChoicesDocument, {});
  const names = namesOf(choices);
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <p className={css.hint}>누가 언제 어디서 무엇을 바꿨는지의 기록입니다. 누구도 고치거나 지울 수 없습니다.</p>
      <AuditFilterBar filters={filters} staff={choices.staff} onChange={setFilters}>
        <CanAccess resource="auditEntries" action="export">
          <Button icon={<DownloadIcon aria-hidden />} onClick={() => setExporting(true)}>
            내보내기
          </Button>
        </CanAccess>
      </AuditFilterBar>
      <DataGrid
        label="변경 기록"
        columns={auditGridColumns(names)}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={setOpen}
        empty={
          isNarrowed ? (
            <EmptyState
              title="조건에 맞는 기록이 없습니다"
              action={
                <Button onClick={() => setFilters({ actorId: '', kind: '', tableName: '', from: '', to: '' })}>
                  조건 지우기
                </Button>
              }
            >
              사람, 하는 일, 기간을 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState title="아직 바뀐 것이 없습니다">무엇이든 고치면 여기에 남습니다.</EmptyState>
          )
        }
      />
      {open && <ChangeDialog change={open} names={names} onClose={() => setOpen(null)} />}
      {exporting && (
        <Suspense>
          <ExportDialog
            filters={filters}
            count={tableQuery.data?.total ?? 0}
            names={names}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function namesOf({ attendanceTypes, hourlyWageTypes, lectures, tags }: AuditChoicesQuery): ReadonlyMap<string, string> {
  return new Map([...attendanceTypes, ...hourlyWageTypes, ...lectures, ...tags].map(({ id, name }) => [id, name]));
}
