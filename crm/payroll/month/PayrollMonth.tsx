import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, StatTile, StatusChip, formatDay, formatInstant, Row } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { LockIcon } from '#ui-kit/icons.ts';
import { CreateLink } from '../../shared/page/CreateLink.tsx';
import { ClosedTools, OpenTools } from './MonthTools.tsx';
import type { PayrollQuery } from '../generated/manager.ts';
import { payColumns } from '../lines/payColumns.tsx';
import { sumOf, type PayRow } from '../lines/payrollRows.ts';
import css from '../Payroll.module.css';
import { WarningList } from './WarningList.tsx';

const PayDialog = lazyPart(() => import('../lines/PayDialog.tsx'));

interface PayrollMonthProps {
  /** `2026-03`. */
  month: string;
  data: PayrollQuery;
  rows: PayRow[];
}

/** A month: its sums, what is odd, every TA a row, and what can be done with it. */
export function PayrollMonth({ month, data, rows }: PayrollMonthProps) {
  const [openId, setOpenId] = useState<string>();
  const [closing] = data.payrollClosings;
  const sums = sumOf(rows);
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <div className={css.head}>
        {closing ? (
          <Row as="p">
            <StatusChip tone="positive" icon={<LockIcon aria-hidden />}>
              마감
            </StatusChip>
            {`${formatInstant(closing.createdAt)} ${closing.createdByStaff?.name ?? ''} · 지급일 ${formatDay(closing.payDay)}`}
          </Row>
        ) : (
          <StatusChip tone="warning">마감 전</StatusChip>
        )}
        <Row wrap align="stretch">
          {closing ? (
            <ClosedTools month={month} />
          ) : (
            <OpenTools month={month} warnings={data.payWarnings} rows={rows} />
          )}
        </Row>
      </div>
      <div className={css.tiles}>
        <StatTile label="지급액" value={sums.earned.toLocaleString('ko')} unit="원" />
        <StatTile label="경비" value={sums.claimed.toLocaleString('ko')} unit="원" />
        <StatTile label="원천징수" value={sums.withheld.toLocaleString('ko')} unit="원" />
        <StatTile label="실지급액" value={sums.net.toLocaleString('ko')} unit="원" />
      </div>
      <WarningList month={month} warnings={data.payWarnings} rows={rows} isClosed={!!closing} onOpen={setOpenId} />
      <DataGrid
        label="급여 대장"
        columns={payColumns}
        rows={rows}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          <EmptyState
            of="person"
            title="조교가 없습니다"
            action={<CreateLink resource="taDirectory">조교 추가</CreateLink>}
          >
            조교를 추가하면 여기에 급여가 모입니다.
          </EmptyState>
        }
      />
      {data.payrollReopenings.length > 0 && (
        <ul className={css.history} aria-label="마감 취소 기록">
          {data.payrollReopenings.map(({ id, reason, createdAt, createdByStaff }) => (
            <li key={id}>{`${formatInstant(createdAt)} ${createdByStaff?.name ?? ''} 마감 취소: ${reason}`}</li>
          ))}
        </ul>
      )}

      {open && <PayDialog month={month} row={open} isClosed={!!closing} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
