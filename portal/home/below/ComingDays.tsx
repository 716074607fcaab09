import { ButtonLink, formatDay, formatNearDay, Note, todayInSeoul } from '#ui-kit';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { RowLinks } from '../../shared/page/RowLinks.tsx';
import { lessonsOf } from '../plan/entries.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import css from './Below.module.css';
import type { Plan } from '../plan/plan.ts';
import { rowOfDay } from '../rows.tsx';
import { hasNoLesson } from '../plan/whatNow.ts';

interface ComingDaysProps extends Pick<Plan, 'days'> {
  home: PortalHomeQuery;
  now: Date;
}

/** The next days, each with what it has. */
export function ComingDays({ days, home, now }: ComingDaysProps) {
  const isFree = hasNoLesson(home, now);
  return (
    <Card title="앞으로 일주일">
      {isFree && <Note>{freeWords(lessonsOf(home))}</Note>}
      {days.map(({ day, entries }) => (
        <section key={day} className={css.day}>
          <h3>{dayWords(day, todayInSeoul(now))}</h3>
          <RowLinks rows={entries.map((entry) => rowOfDay(entry, now))} />
        </section>
      ))}
      {days.length === 0 && !isFree && <p>오늘 뒤로는 정해진 일이 없어요.</p>}
      <ButtonLink fullWidth href={lecturePaths.week}>
        시간표 보기
      </ButtonLink>
    </Card>
  );
}

/** `내일 · 11월 30일 (월)`. */
function dayWords(day: string, today: string): string {
  const near = formatNearDay(day, today);
  return /^[내모]/.test(near) ? `${near} · ${formatDay(day, today)}` : formatDay(day, today);
}

function freeWords([next]: ReturnType<typeof lessonsOf>): string {
  return next
    ? `앞으로 일주일은 수업이 없어요. 다음 수업: ${formatDay(next.heldOn)}`
    : '아직 정해진 수업이 없어요. 다음 주차가 열리면 여기에 나타나요.';
}
