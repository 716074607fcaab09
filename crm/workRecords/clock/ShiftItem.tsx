import { Button, formatDay, StatusChip, Note } from '#ui-kit';
import { sayPart, sayShift } from '../hours.ts';
import type { MyShift } from './types.ts';
import css from './Work.module.css';

interface ShiftItemProps {
  shift: MyShift;
  minutes: number;
  /** A correction of it waits to be decided. */
  isAsked: boolean;
  onAsk: () => void;
}

/** One shift of the month; a corrected one shows what was punched. */
export function ShiftItem({ shift, minutes, isAsked, onAsk }: ShiftItemProps) {
  return (
    <li className={css.item}>
      <div className={css.line}>
        <span>
          <strong>{formatDay(shift.workDate)}</strong> {sayShift(shift)}
        </span>
        <span className={css.minutes}>{sayPart(minutes, shift.minutes ?? minutes)}</span>
      </div>
      <div className={css.line}>
        <Note as="span">
          {[shift.wageType?.name, shift.memo].filter(Boolean).join(' · ')}
          {shift.firstStartedAt != null &&
            ` (처음 기록: ${sayShift({
              startedAt: shift.firstStartedAt,
              endedAt: shift.firstEndedAt ?? null,
              isOutMissing: shift.firstEndedAt == null,
            })})`}
        </Note>
        {isAsked ? (
          <StatusChip tone="warning">정정 요청함</StatusChip>
        ) : (
          shift.status === 'CLOSED' && (
            <Button size="small" variant="quiet" onClick={onAsk}>
              정정 요청
            </Button>
          )
        )}
      </div>
    </li>
  );
}
