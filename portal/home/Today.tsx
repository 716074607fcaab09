import { ProgressBar } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { dayProgress } from './plan/dayProgress.ts';
import type { Entry } from './plan/entries.ts';
import type { PortalHomeQuery } from './generated/graphql.ts';
import { isOfToday } from './plan/plan.ts';
import { rowOfDay } from './rows.tsx';

interface TodayProps {
  home: PortalHomeQuery;
  entries: readonly Entry[];
  first: Entry | null;
  now: Date;
}

/** What else today has, and how far one is with it. */
export function Today({ home, entries, first, now }: TodayProps) {
  const { done, total } = dayProgress(home, now);
  const isEmpty = entries.length === 0 && total === 0;
  // It stands above.
  if (isEmpty && first && isOfToday(first, now)) return null;
  return (
    <Card title="오늘">
      {total > 0 && (
        <ProgressBar label={progressWords(done, total)} value={done} max={total} valueText={`${done}/${total}`} />
      )}
      {entries.length > 0 && <RowLinks rows={entries.map((entry) => rowOfDay(entry, now))} />}
      {isEmpty && <p>{first ? '오늘은 정해진 일이 없어요.' : '지금 할 일이 없어요.'}</p>}
    </Card>
  );
}

function progressWords(done: number, total: number): string {
  if (done === total) return '오늘 할 일을 모두 했어요. 수고했어요!';
  return done === 0 ? `오늘 할 일이 ${total}개 있어요` : `오늘 할 일 ${total}개 중 ${done}개 했어요`;
}
