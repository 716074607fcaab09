import { formatDay, timeInSeoul, todayInSeoul } from '#ui-kit';
import { WeekCalendar } from '#ui-kit/WeekCalendar/WeekCalendar.tsx';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { blockOf, type Slot } from './slotBlocks.ts';
import css from '../Slots.module.css';

interface SlotCalendarProps {
  dates: readonly string[];
  /** Names of holidays by their day; undefined until they are loaded. */
  holidays: ReadonlyMap<string, string> | undefined;
  slots: readonly Slot[];
  lateFrom: number | undefined;
  onOpen: (slot: Slot) => void;
  onMake: (span: CalendarSpan) => void;
  onMove: (slot: Slot, span: CalendarSpan) => Promise<void>;
}

/** The slots on their days, with holidays and late hours shaded. */
export function SlotCalendar({ dates, holidays, slots, lateFrom, onOpen, onMake, onMove }: SlotCalendarProps) {
  const find = (id: string): Slot | undefined => slots.find((slot) => slot.id === id);
  const [hours = 0, minutes = 0] = timeInSeoul().split(':').map(Number);
  return (
    <WeekCalendar
      label="클리닉과 상담 시간"
      days={dates.map((date) => ({
        date,
        shaded: holidays?.has(date) ?? false,
        title: <Head date={date} holiday={holidays?.get(date)} />,
      }))}
      lateFrom={lateFrom}
      now={{ day: todayInSeoul(), minute: hours * 60 + minutes }}
      blocks={slots.map(blockOf)}
      onOpen={(id) => {
        const slot = find(id);
        if (slot) onOpen(slot);
      }}
      onMake={onMake}
      onMove={async (id, span) => {
        const slot = find(id);
        if (slot) await onMove(slot, span);
      }}
    >
      {({ name }) => (
        <span className={css.name} title={name}>
          {name}
        </span>
      )}
    </WeekCalendar>
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
