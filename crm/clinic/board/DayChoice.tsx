import { addDays, Button, formatDay, formatTime, IconButton, Row, timeInSeoul, todayInSeoul } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import css from '../DayBoard.module.css';

interface DayChoiceProps {
  day: string;
  now: number;
  /** Another day was chosen; empty for today. */
  onDay: (day: string) => void;
}

/** The day of the board, its neighbours and, today, the time. */
export function DayChoice({ day, now, onDay }: DayChoiceProps) {
  const today = todayInSeoul();
  const open = (next: string): void => onDay(next === today ? '' : next);
  return (
    <Row gap={4}>
      <IconButton label="전날" icon={<ChevronLeftIcon aria-hidden />} onClick={() => open(addDays(day, -1))} />
      <span className={css.day}>
        {[formatDay(day), day === today && formatTime(timeInSeoul(new Date(now)))].filter(Boolean).join(' ')}
      </span>
      <IconButton label="다음 날" icon={<ChevronRightIcon aria-hidden />} onClick={() => open(addDays(day, 1))} />
      <Button size="small" onClick={() => open(today)}>
        오늘
      </Button>
    </Row>
  );
}
