import css from './AttendanceBar.module.css';

/** One week as far as attendance goes; `type` is null while nothing is marked. */
export interface AttendedWeek {
  type: { name: string; color: string; countsAsPresent: boolean } | null;
}

export interface AttendanceBarProps {
  /** In order of their dates. */
  weeks: readonly AttendedWeek[];
}

/** A student's weeks as a row of coloured cells, with the words under it: how many present of how many marked. */
export function AttendanceBar({ weeks }: AttendanceBarProps) {
  const marked = weeks.filter((week) => week.type !== null);
  const present = marked.filter((week) => week.type?.countsAsPresent);
  const missed = marked.length - present.length;
  return (
    <div>
      <div className={css.bar} aria-hidden>
        {weeks.map((week, index) => (
          <span key={index} className={css.cell} style={week.type ? { backgroundColor: week.type.color } : undefined} />
        ))}
      </div>
      <p className={css.words}>
        {marked.length === 0 ? '아직 출결 기록이 없습니다' : `${marked.length}번 중 ${present.length}번 출석`}
        {missed > 0 && <strong className={css.missed}>결석 {missed}</strong>}
      </p>
    </div>
  );
}
