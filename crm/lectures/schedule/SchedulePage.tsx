import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import {
  addDays,
  Button,
  formatDay,
  IconButton,
  QueryView,
  SelectInput,
  timeInSeoul,
  todayInSeoul,
  Toolbar,
  weekdayOf,
  isDay,
} from '#ui-kit';
import { FormAlert } from '#ui-kit/Form/FormAlert.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { WeekCalendar } from '#ui-kit/WeekCalendar/WeekCalendar.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { useHolidays } from '../../shared/useHolidays.ts';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { ScheduleDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { clashesOf, lessonBlocks, type LessonBlock } from './scheduleBlocks.ts';
import css from './SchedulePage.module.css';

const defaults = { day: '', teacher: '', room: '' };

/** `/crm/schedule`: the lessons of a week, with the room and teacher of each; regular hours without a week are grey. */
export default function SchedulePage() {
  const [view, setView] = useUrlState(defaults);
  const navigate = useNavigate();
  const day = isDay(view.day) ? view.day : todayInSeoul();
  const monday = addDays(day, 1 - weekdayOf(day));
  const dates = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const to = dates.at(-1) ?? monday;
  const query = useGql(
    ScheduleDocument,
    { from: monday, to },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  const holidays = useHolidays(monday, to)?.names;
  const all = query.data ? lessonBlocks(query.data, dates) : [];
  const open = (next: string): void => setView({ day: next === todayInSeoul() ? '' : next });
  const [hours = 0, minutes = 0] = timeInSeoul().split(':').map(Number);
  const enter = ({ lectureId, weekId }: LessonBlock): void =>
    void navigate(weekId === null ? paths.lecture(lectureId) : `${paths.lecture(lectureId)}/weeks/${weekId}`);
  return (
    <Page title="시간표" breadcrumbs={[{ label: '강의', href: paths.lectures }]}>
      <Toolbar
        label="시간표"
        end={
          <>
            <SelectInput
              aria-label="선생님"
              value={view.teacher}
              options={optionsOf(all.map(({ teacherName }) => teacherName))}
              emptyLabel="모든 선생님"
              onChange={(teacher) => setView({ teacher: teacher ?? '' })}
            />
            <SelectInput
              aria-label="강의실"
              value={view.room}
              options={optionsOf(all.map(({ room }) => room))}
              emptyLabel="모든 강의실"
              onChange={(room) => setView({ room: room ?? '' })}
            />
          </>
        }
      >
        <IconButton label="지난주" icon={<ChevronLeftIcon aria-hidden />} onClick={() => open(addDays(day, -7))} />
        <Button size="small" onClick={() => open(todayInSeoul())}>
          오늘
        </Button>
        <IconButton label="다음 주" icon={<ChevronRightIcon aria-hidden />} onClick={() => open(addDays(day, 7))} />
        <strong className={css.span}>{`${formatDay(monday)} – ${formatDay(to)}`}</strong>
      </Toolbar>
      <QueryView query={query} rows={10}>
        {(data) => {
          const blocks = lessonBlocks(data, dates).filter(
            ({ teacherName, room }) =>
              (view.teacher === '' || teacherName === view.teacher) && (view.room === '' || room === view.room),
          );
          const clashes = clashesOf(blocks);
          return (
            <>
              {clashes.length > 0 && <FormAlert message={`같은 시간에 겹칩니다. ${clashes.join(' / ')}`} />}
              {blocks.length === 0 && <p className={css.nothing}>이 주에는 수업이 없습니다.</p>}
              <WeekCalendar
                label="강의 시간표"
                days={dates.map((date) => ({
                  date,
                  shaded: holidays?.has(date) ?? false,
                  title: <Head date={date} holiday={holidays?.get(date)} />,
                }))}
                now={{ day: todayInSeoul(), minute: hours * 60 + minutes }}
                blocks={blocks}
                onOpen={(id) => {
                  const block = blocks.find((one) => one.id === id);
                  if (block) enter(block);
                }}
              >
                {({ name, teacherName, weekId }) => (
                  <>
                    <span className={css.name}>{name}</span>
                    <span className={css.who}>{weekId === null ? `${teacherName} · 주차 없음` : teacherName}</span>
                  </>
                )}
              </WeekCalendar>
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function Head({ date, holiday }: { date: string; holiday: string | undefined }) {
  return (
    <>
      {formatDay(date)}
      {holiday !== undefined && <span className={css.holiday}>{holiday}</span>}
    </>
  );
}

const optionsOf = (values: readonly string[]) =>
  [...new Set(values)]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }));
