import { formatSchool, weekdayLetter } from '#ui-kit';
import type { RegisterDay, RegisterRow } from './register.ts';
import css from './Register.module.css';

interface RegisterTableProps {
  rows: readonly RegisterRow[];
  days: readonly RegisterDay[];
}

const SUNDAY = 7;

/** The marks of a month: one row per student, one column per day; Sundays and holidays are shaded, days with a lesson framed. */
export function RegisterTable({ rows, days }: RegisterTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.number}>
            번호
          </th>
          <th scope="col" className={css.name}>
            이름
          </th>
          <th scope="col" className={css.school}>
            학교·학년
          </th>
          {days.map((day) => (
            <th key={day.date} scope="col" className={css.day} {...shadeOf(day)} title={day.holiday}>
              {Number(day.date.slice(8))}
              <small>{weekdayLetter(day.weekday)}</small>
              {day.holiday !== undefined && <span className="visually-hidden">{day.holiday}</span>}
            </th>
          ))}
          <th scope="col" className={css.sum}>
            출석
          </th>
          <th scope="col" className={css.sum}>
            결석
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            <td className={css.number}>{at + 1}</td>
            <th scope="row" className={css.name}>
              {row.name}
            </th>
            <td className={css.school}>{formatSchool(row.student)}</td>
            {days.map((day, index) => (
              <td key={day.date} className={css.day} {...shadeOf(day)}>
                {row.marks[index]}
              </td>
            ))}
            <td className={css.sum}>{row.present}</td>
            <td className={css.sum}>{row.absent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shadeOf = ({ weekday, holiday, isHeld }: RegisterDay) => ({
  'data-off': weekday === SUNDAY || holiday !== undefined || undefined,
  'data-held': isHeld || undefined,
});
