import { formatNearDay, LoadBars, todayInSeoul } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { comingOf, streakOf } from './days.ts';
import type { PortalWordDecksQuery } from './generated/graphql.ts';
import { PaceChoice } from './PaceChoice.tsx';
import css from './WordDecksPage.module.css';

/** What comes due in seven days, the days in a row, and how many new words a day. */
export function ComingCard({ words }: { words: PortalWordDecksQuery }) {
  const today = todayInSeoul();
  const streak = streakOf(words.wordStudyDays, today);
  const coming = comingOf(words.wordDueDays, today);
  const [rule] = words.wordSettings;
  return (
    <Card title="내 단어 공부">
      {streak > 0 && <p className={css.streak}>{`${streak}일째 이어서 공부하고 있어요.`}</p>}
      {coming.some((day) => day.words > 0) && (
        <LoadBars
          label="앞으로 7일 동안 복습할 단어"
          unit="개"
          rows={coming.map((day) => ({
            id: day.day,
            name: formatNearDay(day.day, today),
            parts: [{ label: '복습', value: day.words, tone: 'info' }],
          }))}
        />
      )}
      {rule && <PaceChoice rule={rule} chosen={words.wordPaces[0]?.newPerDay} />}
    </Card>
  );
}
