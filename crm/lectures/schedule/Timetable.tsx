import { EmptyState, FormAlert } from '#ui-kit';
import { huesOf } from '#ui-kit/theme/hues.ts';
import { clashesOf, clashMarks, clashText } from './clashes.ts';
import { dayColumns, roomColumns } from './columns.ts';
import { shownHours } from './grid/layout.ts';
import { TimeGrid } from './grid/TimeGrid.tsx';
import { Legend } from './Legend.tsx';
import { LessonCard } from './LessonCard.tsx';
import { placeOf, placesOf, type Lesson } from './lessons.ts';
import type { ScheduleWeek } from './types.ts';
import css from './SchedulePage.module.css';
import { NothingYet } from '../../setup/parts.ts';

interface TimetableProps extends ScheduleWeek {
  /** All of the week: rooms, hours and clashes are those of all, whatever is filtered. */
  lessons: readonly Lesson[];
  /** Whether a lesson passes the filters. */
  isWanted: (lesson: Lesson) => boolean;
}

/** The lessons in their columns: of a day by room, or of a week by day. */
export function Timetable({ view, setView, day, dates, holidays, lessons, isWanted }: TimetableProps) {
  if (lessons.length === 0)
    return (
      <NothingYet needs={['lectures']}>
        <EmptyState of="time" title="이 주에는 수업이 없습니다">
          강의에 요일과 시간을 정하면 시간표에 나옵니다.
        </EmptyState>
      </NothingYet>
    );
  const isOneDay = view.view !== 'week';
  const hues = huesOf(placesOf(lessons, 'teacherName'));
  const shown = lessons.filter((lesson) => isWanted(lesson) && (!isOneDay || lesson.day === day));
  const clashes = clashesOf(lessons).filter((clash) => clash.lessons.some((lesson) => shown.includes(lesson)));
  const marks = clashMarks(clashes);
  const columns = isOneDay
    ? roomColumns(shown, { day, rooms: view.room === '' ? placesOf(lessons, 'room') : [view.room], holidays })
    : dayColumns(shown, { dates, holidays });
  const today = lessons.filter((lesson) => lesson.day === day);
  const openDay = (next: string): void => setView({ view: 'day', day: next });
  return (
    <>
      <FormAlert message={clashText(clashes)} />
      <Legend hues={hues} hasRegular={lessons.some(({ weekId }) => weekId === null)} />
      {shown.length === 0 && <p className={css.nothing}>{`이 ${isOneDay ? '날' : '주'}에는 수업이 없습니다.`}</p>}
      <TimeGrid
        label={isOneDay ? '강의실별 시간표' : '요일별 시간표'}
        columns={columns}
        hours={shownHours(isOneDay && today.length > 0 ? today : lessons)}
        onOpen={isOneDay ? undefined : openDay}
      >
        {(lesson) => (
          <LessonCard
            lesson={lesson}
            known={isOneDay ? 'room' : undefined}
            marks={marks.get(lesson.id)}
            hue={hues.get(placeOf(lesson, 'teacherName'))}
          />
        )}
      </TimeGrid>
    </>
  );
}
