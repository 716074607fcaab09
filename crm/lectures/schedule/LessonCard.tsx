import { formatDay, Link } from '#ui-kit';
import { clockOf } from '#ui-kit/WeekCalendar/span.ts';
import '#ui-kit/theme/hues.css';
import { paths } from '../paths.ts';
import { hueStyle } from './Legend.tsx';
import { placeOf, type By, type Lesson } from './lessons.ts';
import css from './LessonCard.module.css';

interface LessonCardProps {
  lesson: Lesson;
  /** What the column says of all its lessons already; then it is only read aloud. @default nothing */
  known?: By | undefined;
  /** Whose time or place is taken by another lesson. */
  marks: readonly string[] | undefined;
  /** The number of its teacher's colour. */
  hue: number | undefined;
}

/** A lesson in the timetable: its time, room, name and teacher, as a link to its week, or to the lecture while it has none. */
export function LessonCard({ lesson, known, marks = [], hue = 1 }: LessonCardProps) {
  const { day, from, to, name, lectureId, weekId } = lesson;
  const lecture = paths.lecture(lectureId);
  return (
    <Link
      quiet
      className={css.card}
      href={weekId === null ? lecture : `${lecture}/weeks/${weekId}`}
      data-regular={weekId === null || undefined}
      style={hueStyle(hue)}
    >
      <span className={css.words}>
        <span className="visually-hidden">{formatDay(day)} </span>
        <span className={css.line}>
          <span className={css.hours}>{`${clockOf(from)}–${clockOf(to)}`}</span>{' '}
          <span className={known === 'room' ? 'visually-hidden' : css.room}>{placeOf(lesson, 'room')}</span>
        </span>
        <span className={css.name}> {name} </span>
        <span className={known === 'teacherName' ? 'visually-hidden' : css.who}>{placeOf(lesson, 'teacherName')}</span>
        {weekId === null && <span className={css.who}> 주차 없음</span>}
        {marks.map((mark) => (
          <span key={mark} className={css.mark}>{` ${mark}`}</span>
        ))}
      </span>
    </Link>
  );
}
