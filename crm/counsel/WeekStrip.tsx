import { keepPreviousData } from '@tanstack/react-query';
import { useGql } from '#client/graphql/gql.ts';
import { addDays, IconButton, todayInSeoul, weekdayLetter, weekdayOf } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { CounselWeekDocument } from './generated/graphql.ts';
import css from './Counsel.module.css';

/** The days of a week, each with its number of bookings; one is selected. */
export function WeekStrip({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const monday = addDays(day, 1 - weekdayOf(day));
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const { data } = useGql(
    CounselWeekDocument,
    { from: monday, to: addDays(monday, 6) },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <div role="group" aria-label="상담하는 날" className={css.week}>
      <IconButton label="지난주" icon={<ChevronLeftIcon aria-hidden />} onClick={() => onDay(addDays(day, -7))} />
      {days.map((date) => {
        const loads = data?.clinicSlotLoads.filter(({ heldOn }) => heldOn === date) ?? [];
        const sum = (of: 'booked' | 'capacity' | 'waiting'): number =>
          loads.reduce((total, load) => total + (load[of] ?? 0), 0);
        return (
          <button
            key={date}
            type="button"
            className={css.day}
            aria-pressed={date === day}
            data-today={date === todayInSeoul() || undefined}
            onClick={() => onDay(date)}
          >
            <span>{`${Number(date.slice(8))}일 (${weekdayLetter(weekdayOf(date))})`}</span>
            <strong>{loads.length === 0 ? '–' : `${sum('booked')}/${sum('capacity')}`}</strong>
            {sum('waiting') > 0 && <span>{`대기 ${sum('waiting')}`}</span>}
          </button>
        );
      })}
      <IconButton label="다음 주" icon={<ChevronRightIcon aria-hidden />} onClick={() => onDay(addDays(day, 7))} />
    </div>
  );
}
