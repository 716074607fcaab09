import css from './AskedHours.module.css';
import { sayShift } from './hours.ts';

interface AskedHoursProps {
  asked: {
    startedAt: string;
    endedAt: string;
    formerStartedAt?: string | null;
    formerEndedAt?: string | null;
  };
}

/** The hours that a correction asks for, after those that stood when it was asked. */
export function AskedHours({ asked }: AskedHoursProps) {
  const { formerStartedAt, formerEndedAt } = asked;
  const former = {
    startedAt: formerStartedAt ?? '',
    endedAt: formerEndedAt ?? null,
    isOutMissing: formerEndedAt == null,
  };
  return (
    <>
      {formerStartedAt == null ? (
        <span className={css.former}>기록 없음</span>
      ) : (
        <s className={css.former}>{sayShift(former)}</s>
      )}{' '}
      → {sayShift(asked)}
    </>
  );
}
