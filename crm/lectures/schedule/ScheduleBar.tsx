import {
  addDays,
  Button,
  formatDay,
  formatPeriod,
  IconButton,
  Menu,
  SelectInput,
  todayInSeoul,
  Toolbar,
} from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon, PrintIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { printWishes, type PrintWish } from './print/wishes.ts';
import type { ScheduleWeek } from './types.ts';
import css from './SchedulePage.module.css';

interface ScheduleBarProps extends ScheduleWeek {
  teachers: readonly string[];
  rooms: readonly string[];
  onPrint: (wish: PrintWish) => void;
}

/** The bar above the timetable: dates, day or week, whose and where, printing. */
export function ScheduleBar({ view, setView, day, dates, holidays, teachers, rooms, onPrint }: ScheduleBarProps) {
  const isOneDay = view.view !== 'week';
  const [monday = day, sunday = day] = [dates[0], dates.at(-1)];
  const open = (next: string): void => setView({ day: next === todayInSeoul() ? '' : next });
  const by = isOneDay ? 1 : 7;
  return (
    <Toolbar
      label="시간표"
      end={
        <>
          <SelectInput
            aria-label="선생님"
            value={view.teacher}
            options={optionsOf(teachers, view.teacher)}
            emptyLabel="모든 선생님"
            onChange={(teacher) => setView({ teacher: teacher ?? '' })}
          />
          <SelectInput
            aria-label="강의실"
            value={view.room}
            options={optionsOf(rooms, view.room)}
            emptyLabel="모든 강의실"
            onChange={(room) => setView({ room: room ?? '' })}
          />
          <Menu
            label="인쇄"
            icon={<PrintIcon aria-hidden />}
            items={printWishes.map(({ label, ...wish }) => ({
              label,
              disabled: rooms.length === 0,
              onSelect: () => onPrint(wish),
            }))}
          />
        </>
      }
    >
      <ChoiceChips
        label="보기"
        items={[
          { id: 'day', label: '하루' },
          { id: 'week', label: '한 주' },
        ]}
        chosen={[isOneDay ? 'day' : 'week']}
        onToggle={(next) => setView({ view: next })}
      />
      <IconButton
        label={isOneDay ? '전날' : '지난주'}
        icon={<ChevronLeftIcon aria-hidden />}
        onClick={() => open(addDays(day, -by))}
      />
      <Button size="small" onClick={() => open(todayInSeoul())}>
        오늘
      </Button>
      <IconButton
        label={isOneDay ? '다음 날' : '다음 주'}
        icon={<ChevronRightIcon aria-hidden />}
        onClick={() => open(addDays(day, by))}
      />
      <strong className={css.span} aria-live="polite">
        {isOneDay ? formatDay(day) : formatPeriod({ fromDate: monday, toDate: sunday })}
      </strong>
      {isOneDay && holidays?.has(day) && <span className={css.holiday}>{holidays.get(day)}</span>}
    </Toolbar>
  );
}

/** The chosen one stays, also in a week without it. */
const optionsOf = (names: readonly string[], chosen: string) =>
  [...new Set([...names, chosen])].filter(Boolean).map((value) => ({ value, label: value }));
