import { Chip } from '../Chip/Chip.tsx';
import { daysBetween, formatCountdown, todayInSeoul } from '../format/time/date.ts';
import { Row } from '../Layout/Layout.tsx';

/** A dated goal. */
export interface Dday {
  id: string;
  /** 수능, 모의고사 … */
  title: string;
  /** `YYYY-MM-DD`. */
  fallsOn: string;
}

export interface DdayChipsProps {
  /** In the order set by staff; past ones are not shown. */
  ddays: readonly Dday[];
  /** The most that are shown. @default 3 */
  limit?: number;
}

/** The days left until a lecture's goals; renders nothing when all have passed. */
export function DdayChips({ ddays, limit = 3 }: DdayChipsProps) {
  const today = todayInSeoul();
  const coming = ddays.filter(({ fallsOn }) => fallsOn >= today).slice(0, limit);
  if (coming.length === 0) return null;
  return (
    <Row role="list" aria-label="디데이" as="ul" gap={6} wrap align="stretch">
      {coming.map(({ id, title, fallsOn }) => (
        <li key={id}>
          <Chip tone={daysBetween(today, fallsOn) <= SOON_DAYS ? 'warning' : 'info'}>
            {title} <b>{formatCountdown(fallsOn, today)}</b>
          </Chip>
        </li>
      ))}
    </Row>
  );
}

const SOON_DAYS = 7;
