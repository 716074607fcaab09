import { addDays, Button, formatDay, IconButton, todayInSeoul, Toolbar } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import type { SlotsView } from './types.ts';
import css from './Slots.module.css';

interface SlotsBarProps {
  view: SlotsView;
  setView: (change: Partial<SlotsView>) => void;
  day: string;
  from: string;
  to: string;
}

/** The bar above the calendar: dates, week or day view, clinic or counsel. */
export function SlotsBar({ view, setView, day, from, to }: SlotsBarProps) {
  const step = view.view === 'day' ? 1 : 7;
  const open = (next: string): void => setView({ day: next === todayInSeoul() ? '' : next });
  return (
    <Toolbar
      label="시간표"
      end={
        <>
          <ChoiceChips
            label="종류"
            items={[
              { id: 'CLINIC', label: '클리닉' },
              { id: 'COUNSEL', label: '상담' },
            ]}
            chosen={view.type === '' ? [] : [view.type]}
            onToggle={(type) => setView({ type: view.type === type ? '' : type })}
          />
          <ChoiceChips
            label="보기"
            items={[
              { id: 'week', label: '주' },
              { id: 'day', label: '일' },
            ]}
            chosen={[view.view]}
            onToggle={(next) => setView({ view: next })}
          />
        </>
      }
    >
      <IconButton
        label={step === 1 ? '전날' : '지난주'}
        icon={<ChevronLeftIcon aria-hidden />}
        onClick={() => open(addDays(day, -step))}
      />
      <Button size="small" onClick={() => open(todayInSeoul())}>
        오늘
      </Button>
      <IconButton
        label={step === 1 ? '다음 날' : '다음 주'}
        icon={<ChevronRightIcon aria-hidden />}
        onClick={() => open(addDays(day, step))}
      />
      <strong className={css.span}>{from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`}</strong>
    </Toolbar>
  );
}
