import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { addMonths, Button, EmptyState, formatDay, formatMonth, IconButton } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import { minutesBetween, minutesIn, sayMinutes } from '../hours.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { ShiftItem } from './ShiftItem.tsx';
import type { MyCorrection, MyShift, WorkKind } from './types.ts';
import css from './Work.module.css';

const CorrectionDialog = lazyPart(() => import('./CorrectionDialog.tsx'));

interface MonthCardProps {
  /** `YYYY-MM`. */
  month: string;
  /** The day on the server's clock. */
  today: string;
  onMonth: (month: string) => void;
  shifts: readonly MyShift[];
  corrections: readonly MyCorrection[];
  kinds: readonly WorkKind[];
  /** The server's clock: the total grows while one works. */
  now: number;
}

/** One's month: the total, a calendar, and the shifts of a day or of all days. */
export function MonthCard({ month, today, onMonth, shifts, corrections, kinds, now }: MonthCardProps) {
  const isThisMonth = month >= today.slice(0, 7);
  const [day, setDay] = useState<string>();
  const [asking, setAsking] = useState<MyShift | 'new'>();
  const minutesOf = (shift: MyShift): number =>
    shift.status === 'OPEN' ? minutesBetween(shift.startedAt, now) : minutesIn(shift, month);
  const total = shifts.reduce((sum, shift) => sum + minutesOf(shift), 0);
  const days = Map.groupBy(shifts, ({ workDate }) => (workDate.startsWith(month) ? workDate : `${month}-01`));
  const shown = day === undefined ? shifts : (days.get(day) ?? []);
  const waits = new Set(corrections.flatMap((one) => (one.status === 'REQUESTED' ? (one.workRecordId ?? []) : [])));
  const turn = (months: number): void => {
    setDay(undefined);
    onMonth(addMonths(month, months));
  };
  return (
    <Card
      title={formatMonth(month)}
      action={
        <div className={css.line}>
          <IconButton label="이전 달" icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
          <IconButton label="다음 달" icon={<ChevronRightIcon />} disabled={isThisMonth} onClick={() => turn(1)} />
        </div>
      }
    >
      <p className={css.total} role="status">
        모두 <strong>{sayMinutes(total)}</strong>, {days.size}일
      </p>
      <MonthCalendar
        month={month}
        chosen={day}
        onChoose={(chosen) => setDay(chosen === day ? undefined : chosen)}
        minutesOn={(date) => days.get(date)?.reduce((sum, shift) => sum + minutesOf(shift), 0)}
      />
      <div className={css.line}>
        <h3>{day === undefined ? `${isThisMonth ? '이번 달' : formatMonth(month)} 근무` : formatDay(day)}</h3>
        <Button size="small" onClick={() => setAsking('new')}>
          빠진 근무 요청
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState of="time" title="근무 기록이 없습니다">
          출근하기를 누르면 여기에 쌓입니다.
        </EmptyState>
      ) : (
        <ul role="list" className={css.list}>
          {shown.map((shift) => (
            <ShiftItem
              key={shift.id}
              shift={shift}
              minutes={minutesOf(shift)}
              isAsked={waits.has(shift.id)}
              onAsk={() => setAsking(shift)}
            />
          ))}
        </ul>
      )}
      {asking !== undefined && (
        <CorrectionDialog
          shift={asking === 'new' ? undefined : asking}
          day={day ?? today}
          today={today}
          kinds={kinds}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  );
}
