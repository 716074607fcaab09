import { useWatch } from 'react-hook-form';
import { formatDay, isDay, Stack } from '#ui-kit';
import { useHolidays } from '../shared/useHolidays.ts';
import { enrolledOn } from '../enrollments/parts.ts';
import css from './run/RunPreview.module.css';

interface DayNoteProps {
  /** For a new week: the enrollments it copies from. @default nothing is copied */
  enrollments?: readonly { fromDate: string; toDate: string | null }[];
}

/** What the chosen date means: whether it is a holiday, and who will be a participant. */
export function DayNote({ enrollments }: DayNoteProps) {
  const day: unknown = useWatch({ name: 'heldOn' });
  const heldOn = typeof day === 'string' && isDay(day) ? day : null;
  const holiday = useHolidays(heldOn ?? '2026-01-01', heldOn ?? '2026-01-01')?.names.get(heldOn ?? '');
  if (heldOn === null) return null;
  return (
    <Stack role="status">
      {holiday !== undefined && <p className={css.note}>{`${formatDay(heldOn)}은 공휴일입니다: ${holiday}`}</p>}
      {enrollments && (
        <p>
          {`그날 수강 중인 학생 ${enrolledOn(enrollments, heldOn)}명이 출결표에 올라옵니다. `}
          비워 둔 시간과 강의실은 강의의 것을 그대로 씁니다.
        </p>
      )}
    </Stack>
  );
}
