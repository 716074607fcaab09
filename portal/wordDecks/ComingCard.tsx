import { formatNearDay, LoadBars, todayInSeoul } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { comingOf } from './days.ts';
import type { PortalWordDecksQuery } from './generated/graphql.ts';
import { PaceChoice } from './PaceChoice.tsx';

/** What comes due in seven days, and how many new words a day. */
export function ComingCard({ words }: { words: PortalWordDecksQuery }) {
  const today = todayInSeoul();
  const coming = comingOf(words.wordDueDays, today);
  const [rule] = words.wordSettings;
  return (
    <Card title="앞으로 볼 단어">
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
