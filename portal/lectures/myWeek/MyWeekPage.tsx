import { useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { serverClock } from '#client/live/serverClock.ts';
import { addDays, Button, formatDay, IconButton, Note, QueryView, todayInSeoul } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { rowOfDay } from '../../home/parts.ts';
import { home } from '../../home/paths.ts';
import { Card, CardStack, inCard } from '../../shared/page/Card.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { RowLinks } from '../../shared/page/RowLinks.tsx';
import { PortalMyWeekDocument } from '../generated/graphql.ts';
import { daysOf, mondayOf, weekTimes } from './meetings.ts';
import css from './MyWeek.module.css';

/** Weeks ahead of which the hours of lectures are known (`lesson_times`). */
const KNOWN_WEEKS = 7;

/** `/portal/lectures/week`: a week's lessons and bookings by day, with their rooms; the address says of which week. */
export default function MyWeekPage() {
  const [search, setSearch] = useSearchParams();
  const now = serverClock.now();
  const today = todayInSeoul(now);
  const thisMonday = mondayOf(null, now);
  const monday = mondayOf(search.get('from'), now);
  const query = useGql(PortalMyWeekDocument, weekTimes(monday));
  const show = (from: string) => setSearch({ from }, { replace: true });
  return (
    <Page title="시간표" back={home}>
      <CardStack>
        <div className={css.head}>
          <IconButton
            label="지난주"
            tooltip="none"
            icon={<ChevronLeftIcon aria-hidden />}
            onClick={() => show(addDays(monday, -7))}
          />
          <p
            role="status"
            className={css.span}
          >{`${formatDay(monday, today)} – ${formatDay(addDays(monday, 6), today)}`}</p>
          <IconButton
            label="다음 주"
            tooltip="none"
            disabled={monday >= addDays(thisMonday, 7 * KNOWN_WEEKS)}
            icon={<ChevronRightIcon aria-hidden />}
            onClick={() => show(addDays(monday, 7))}
          />
        </div>
        <QueryView query={query} frame={inCard}>
          {(week) => (
            <Card>
              {daysOf(week, monday).map(({ day, meetings }) => (
                <section key={day} className={css.day} data-today={day === today || undefined}>
                  <h2>{`${day === today ? '오늘 · ' : ''}${formatDay(day, today)}`}</h2>
                  {meetings.length > 0 ? (
                    <RowLinks rows={meetings.map((meeting) => rowOfDay(meeting, now))} />
                  ) : (
                    <Note>일정 없음</Note>
                  )}
                </section>
              ))}
            </Card>
          )}
        </QueryView>
        {monday !== thisMonday && <Button onClick={() => show(thisMonday)}>이번 주로</Button>}
      </CardStack>
    </Page>
  );
}
