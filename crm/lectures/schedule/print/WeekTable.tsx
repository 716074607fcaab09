import { clockOf } from '#ui-kit/WeekCalendar/span.ts';
import type { TimeColumn } from '../grid/TimeGrid.tsx';
import { placeOf, type By, type Lesson } from '../lessons.ts';
import css from './PrintedSchedule.module.css';

interface WeekTableProps {
  /** What it contains, for screen readers. */
  label: string;
  by: By;
  places: readonly string[];
  columns: readonly TimeColumn<Lesson>[];
}

/** The lessons of all rooms or teachers, a row each, by day. */
export function WeekTable({ label, by, places, columns }: WeekTableProps) {
  const other = by === 'room' ? 'teacherName' : 'room';
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.place}>
            {by === 'room' ? '강의실' : '선생님'}
          </th>
          {columns.map(({ key, name, note }) => (
            <th key={key} scope="col">
              {name} {note}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            {columns.map(({ key, items }) => (
              <td key={key}>
                {items
                  .filter((lesson) => placeOf(lesson, by) === place)
                  .map((lesson) => (
                    <p key={lesson.id}>
                      <b>{`${clockOf(lesson.from)}–${clockOf(lesson.to)}`}</b> {placeOf(lesson, other)}
                      <br />
                      {lesson.name}
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
