import { AttendanceMark, Stack } from '#ui-kit';
import css from './AttendanceTally.module.css';
import { tally, type AttendedWeek } from './tally.ts';

export interface AttendanceTallyProps {
  /** Sorted by date. */
  weeks: readonly AttendedWeek[];
}

/** A student's weeks as a row of coloured cells; below it a legend with counts. */
export function AttendanceTally({ weeks }: AttendanceTallyProps) {
  const types = weeks.map((week) => week.participants[0]?.attendanceType ?? null);
  const counts = tally(types);
  return (
    <Stack>
      {weeks.length > 0 && (
        <div className={css.bar} aria-hidden>
          {types.map((type, index) => (
            <span key={index} className={css.cell} style={type ? { backgroundColor: type.color } : undefined} />
          ))}
        </div>
      )}
      <p className={css.words}>
        {counts.map(({ name, color, count }) => (
          <AttendanceMark key={name} label={`${name} ${count}`} color={color} />
        ))}
        {counts.length === 0 && '아직 출결 기록이 없어요'}
      </p>
    </Stack>
  );
}
