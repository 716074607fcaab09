import { LoadBars, Pending } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import type { ClinicDayQuery } from '../generated/graphql.ts';
import { loadOf, type DayBoardSlot } from './dayBoardRows.ts';
import type { Ta } from '../types.ts';

interface TaLoadProps {
  tas: readonly Ta[];
  slots: readonly DayBoardSlot[];
  /** The day's assignments as counted by the server, counsels included. */
  days: ClinicDayQuery['clinicTaDays'];
}

/** How the day's students are distributed among the TAs, counsels included. */
export function TaLoad({ tas, slots, days }: TaLoadProps) {
  const rows = tas
    .map(({ id, name }) => {
      const { assigned, here } = loadOf(slots, id ?? '');
      const counsels = days.find(({ taId }) => taId === id)?.counsels ?? 0;
      return { id: id ?? '', name: name ?? '', here, rest: assigned - here, counsels };
    })
    .filter(({ here, rest, counsels }) => here + rest + counsels > 0);
  // Who has students, whose names are still to be read.
  if (tas.length === 0 && days.length > 0) return <Pending />;
  if (rows.length === 0) return null;
  return (
    <Card title="조교 배정">
      <LoadBars
        label="맡은 학생"
        unit="명"
        rows={rows.map(({ id, name, here, rest, counsels }) => ({
          id,
          name,
          parts: [
            { label: '와 있음', value: here, tone: 'positive' },
            { label: '그 밖', value: rest, tone: 'accent' },
            { label: '상담', value: counsels, tone: 'neutral' },
          ],
        }))}
      />
    </Card>
  );
}
