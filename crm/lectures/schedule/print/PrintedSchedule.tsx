import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ACADEMY } from '#client/page/academy.ts';
import { Brand, formatPeriod, weekdayOf } from '#ui-kit';
import { Printed } from '../../../shared/page/Printed.tsx';
import { dayColumns } from '../columns.ts';
import { shownHours } from '../grid/layout.ts';
import { TimeGrid } from '../grid/TimeGrid.tsx';
import { LessonCard } from '../LessonCard.tsx';
import { placeOf, placesOf, type By, type Lesson } from '../lessons.ts';
import { WeekTable } from './WeekTable.tsx';
import type { PrintWish } from './wishes.ts';
import css from './PrintedSchedule.module.css';

interface PrintedScheduleProps extends PrintWish {
  /** Those of one week. */
  lessons: readonly Lesson[];
  /** Its days. */
  dates: readonly string[];
  holidays: ReadonlyMap<string, string> | undefined;
  /** The browser has printed, or not. */
  onDone: () => void;
}

const titles: Record<By, string> = { room: '강의실별 시간표', teacherName: '선생님별 시간표' };

/** The timetable of a week to be printed; asks the browser to print as soon as it is there. */
export default function PrintedSchedule({ by, size, lessons, onDone, ...week }: PrintedScheduleProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => window.print());
    window.addEventListener('afterprint', done);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  // A Saturday or Sunday without lessons would only take room.
  const dates = week.dates.filter((date) => weekdayOf(date) <= 5 || lessons.some(({ day }) => day === date));
  const columns = dayColumns(lessons, { ...week, dates });
  const places = placesOf(lessons, by);
  return (
    <Printed>
      <div className={css.sheets} data-size={size}>
        {size === 'A3' ? (
          <Sheet title={titles[by]} dates={week.dates}>
            <WeekTable label={titles[by]} by={by} places={places} columns={columns} />
          </Sheet>
        ) : (
          places.map((place) => {
            const own = lessons.filter((lesson) => placeOf(lesson, by) === place);
            return (
              <Sheet key={place} title={`${place} 시간표`} dates={week.dates}>
                <TimeGrid label={place} columns={dayColumns(own, { ...week, dates })} hours={shownHours(own)}>
                  {(lesson) => <LessonCard lesson={lesson} known={by} marks={undefined} hue={undefined} />}
                </TimeGrid>
              </Sheet>
            );
          })
        )}
      </div>
    </Printed>
  );
}

interface SheetProps {
  title: string;
  dates: readonly string[];
  children: ReactNode;
}

function Sheet({ title, dates, children }: SheetProps) {
  const [fromDate = '', toDate = ''] = [dates[0], dates.at(-1)];
  return (
    <section className={css.sheet}>
      <header className={css.head}>
        <h2>{title}</h2>
        <p>
          <Brand {...ACADEMY} />
          <span>{`${fromDate.slice(0, 4)}년 ${formatPeriod({ fromDate, toDate })}`}</span>
        </p>
      </header>
      {children}
    </section>
  );
}
