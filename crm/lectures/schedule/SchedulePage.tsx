import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { addDays, isDay, QueryView, todayInSeoul, weekdayOf } from '#ui-kit';
import { Page } from '../../shared/page/Page.tsx';
import { useHolidays } from '../../shared/useHolidays.ts';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { ScheduleDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { lessonsIn, placeOf, placesOf, type Lesson } from './lessons.ts';
import type { PrintWish } from './print/wishes.ts';
import { ScheduleBar } from './ScheduleBar.tsx';
import { Timetable } from './Timetable.tsx';
import type { ScheduleView } from './types.ts';

const PrintedSchedule = lazyWithRetry(() => import('./print/PrintedSchedule.tsx'));

const defaults: ScheduleView = { view: 'day', day: '', teacher: '', room: '' };

/** `/crm/schedule`: the lessons of a day by room, or of a week by day; regular hours without a week are grey. */
export default function SchedulePage() {
  const [view, setView] = useUrlState(defaults);
  const [printed, setPrinted] = useState<PrintWish | null>(null);
  const day = isDay(view.day) ? view.day : todayInSeoul();
  const monday = addDays(day, 1 - weekdayOf(day));
  const dates = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const to = addDays(monday, 6);
  const query = useGql(
    ScheduleDocument,
    { from: monday, to },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  const holidays = useHolidays(monday, to)?.names;
  const lessons = query.data ? lessonsIn(query.data, dates) : [];
  const isWanted = (lesson: Lesson): boolean =>
    ['', placeOf(lesson, 'teacherName')].includes(view.teacher) && ['', placeOf(lesson, 'room')].includes(view.room);
  const week = { view, setView, day, dates, holidays };
  return (
    <Page title="시간표" breadcrumbs={[{ label: '강의', href: paths.lectures }]}>
      <div data-phone>
        <ScheduleBar
          {...week}
          teachers={placesOf(lessons, 'teacherName')}
          rooms={placesOf(lessons, 'room')}
          onPrint={setPrinted}
        />
        <QueryView query={query} rows={10}>
          {() => <Timetable {...week} lessons={lessons} isWanted={isWanted} />}
        </QueryView>
      </div>
      {printed && (
        <Suspense>
          <PrintedSchedule
            {...printed}
            dates={dates}
            holidays={holidays}
            lessons={lessons.filter(isWanted)}
            onDone={() => setPrinted(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
