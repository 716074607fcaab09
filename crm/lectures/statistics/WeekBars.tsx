import { formatDay, formatWeek, type Tone } from '#ui-kit';
import type { WeekFigures } from './statisticsOf.ts';
import css from './WeekBars.module.css';

type Key = 'present' | 'absent' | 'unset' | 'enrolled';

interface WeekBarsProps {
  /** What the chart shows, for screen readers. */
  label: string;
  unit: string;
  /** The parts of each bar, bottom to top. */
  series: readonly { key: Key; label: string; tone: Tone }[];
  /** A reference line. @default none */
  limit?: { label: string; value: number };
  weeks: readonly WeekFigures[];
}

/** A stacked bar per week; the same figures are in a table for screen readers. */
export function WeekBars({ label, unit, series, limit, weeks }: WeekBarsProps) {
  const totalOf = (week: WeekFigures): number => series.reduce((sum, { key }) => sum + week[key], 0);
  const top = Math.max(1, limit?.value ?? 0, ...weeks.map(totalOf));
  return (
    <figure className={css.figure}>
      <ul role="list" className={css.legend} aria-hidden>
        {series.map((one) => (
          <li key={one.key} data-tone={one.tone}>
            {one.label}
          </li>
        ))}
        {limit && <li data-line>{`${limit.label} ${limit.value}${unit}`}</li>}
      </ul>
      <div className={css.plot} aria-hidden>
        {limit && <span className={css.limit} style={{ bottom: `${(limit.value / top) * 100}%` }} />}
        {weeks.map((week) => (
          <div key={week.id} className={css.week} title={describe(week, series, unit)}>
            <div className={css.bar}>
              {series.map(({ key, tone }) => (
                <span key={key} data-tone={tone} style={{ height: `${(week[key] / top) * 100}%` }} />
              ))}
              <small>{totalOf(week)}</small>
            </div>
          </div>
        ))}
      </div>
      <div className={css.axis} aria-hidden>
        {weeks.map((week) => (
          <span key={week.id}>{week.weekNumber ?? week.specialName?.slice(0, 1)}</span>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">주차</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.id}>
              <th scope="row">{`${formatWeek(week)} ${formatDay(week.heldOn)}`}</th>
              {series.map(({ key }) => (
                <td key={key}>{`${week[key]}${unit}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const describe = (week: WeekFigures, series: WeekBarsProps['series'], unit: string): string =>
  [formatWeek(week), formatDay(week.heldOn), ...series.map(({ key, label }) => `${label} ${week[key]}${unit}`)].join(
    ' · ',
  );
