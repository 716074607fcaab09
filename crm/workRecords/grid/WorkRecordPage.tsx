import { CanAccess } from '@refinedev/core';
import { useMemo } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import {
  addDays,
  addMonths,
  Button,
  EmptyState,
  formatDay,
  formatMonth,
  IconButton,
  QueryView,
  todayInSeoul,
  Toolbar,
  isDay,
} from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { usePendingEdits } from '../../grid/index.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { CreateLink } from '../../shared/page/CreateLink.tsx';
import { NoAccess } from '../../shared/page/NoAccess.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { daysOf } from '../months.ts';
import { ExcelButtons } from './import/ExcelButtons.tsx';
import type { WorkCell } from './shifts.ts';
import { useWorkSource } from './useWorkSource.ts';
import { WorkDesk } from './WorkDesk.tsx';

const WorkGrid = lazyPart(() => import('./WorkGrid.tsx').then(({ WorkGrid: grid }) => ({ default: grid })));

const defaults = { view: 'day', day: '', month: '' };

/** `/crm/admin/work-records`: who is in now, what waits to be decided, and the hours of a day or a month to type in. */
export default function WorkRecordPage() {
  return (
    <CanAccess resource="workRecordGrid" action="list" fallback={<NoAccess />}>
      <WorkRecords />
    </CanAccess>
  );
}

function WorkRecords() {
  const [address, setAddress] = useUrlState(defaults);
  const isDayView = address.view !== 'month';
  const day = isDay(address.day) ? address.day : todayInSeoul();
  const month = /^\d{4}-\d{2}$/.test(address.month) ? address.month : day.slice(0, 7);
  const turn = (by: number): void =>
    setAddress(isDayView ? { day: addDays(day, by) } : { month: addMonths(month, by) });
  const shown = isDayView ? day : month;
  return (
    <Page description="칸에 출근-퇴근을 적으면 바로 저장됩니다. 예: 18:00-22:30 또는 18-22. 처음 찍은 기록은 그대로 남습니다.">
      <WorkDesk />
      <Grid
        key={shown}
        shown={shown}
        bar={
          <>
            <ChoiceChips
              label="보기"
              items={[
                { id: 'day', label: '하루' },
                { id: 'month', label: '한 달' },
              ]}
              chosen={[isDayView ? 'day' : 'month']}
              onToggle={(view) => setAddress({ view, day, month })}
            />
            <IconButton label={isDayView ? '전날' : '이전 달'} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
            <strong>{isDayView ? formatDay(day) : formatMonth(month)}</strong>
            <IconButton label={isDayView ? '다음 날' : '다음 달'} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
            <Button onClick={() => setAddress({ day: '', month: '' })}>{isDayView ? '오늘' : '이번 달'}</Button>
          </>
        }
      />
    </Page>
  );
}

interface GridProps {
  /** A day or a month. */
  shown: string;
  bar: React.ReactNode;
}

function Grid({ shown, bar }: GridProps) {
  const pending = usePendingEdits<WorkCell>(`work records of ${shown}`);
  const days = useMemo(() => (shown.length === 7 ? daysOf(shown) : [shown]), [shown]);
  const { query, source } = useWorkSource(days[0] ?? '', days.at(-1) ?? '', pending.saving);
  const toolbar = (
    <Toolbar label="근무 기록" end={query.data && <ExcelButtons data={query.data} shown={shown} />}>
      {bar}
    </Toolbar>
  );
  return (
    <QueryView
      query={query}
      what="근무 기록을"
      rows={10}
      frame={(state) => (
        <>
          {toolbar}
          {state}
        </>
      )}
    >
      {(data) =>
        data.tas.length === 0 ? (
          <>
            {toolbar}
            <EmptyState
              of="person"
              title="조교가 없습니다"
              action={<CreateLink resource="taDirectory">조교 추가</CreateLink>}
            >
              조교를 추가하면 여기에서 근무를 적을 수 있습니다.
            </EmptyState>
          </>
        ) : (
          <WorkGrid data={data} source={source} pending={pending} days={days} bar={toolbar} />
        )
      }
    </QueryView>
  );
}
