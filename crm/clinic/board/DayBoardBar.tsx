import { Button, IconButton, SearchBox, SelectInput, Toolbar } from '#ui-kit';
import { BellIcon, BellOffIcon, SystemModeIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { presences, presenceWords } from '../../clinicParticipants/parts.ts';
import { loadOf, NOBODY, sumOf, type DayBoardSlot } from './dayBoardRows.ts';
import { DaySummary } from './DaySummary.tsx';
import css from '../DayBoard.module.css';
import type { DayBoardView, Ta } from '../types.ts';

interface DayBoardBarProps {
  view: DayBoardView;
  setView: (change: Partial<DayBoardView>) => void;
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  /** Opens the dialog that assigns students without a TA. */
  onAssign: () => void;
}

/** The bar above the board: the filters with the counts of the day, the sound and the wall display. */
export function DayBoardBar({ view, setView, slots, tas, onAssign }: DayBoardBarProps) {
  const unassigned = loadOf(slots, null).assigned;
  return (
    <Toolbar
      label="클리닉 판"
      end={
        <>
          <DaySummary slots={slots} />
          {unassigned > 0 && <Button onClick={onAssign}>{`조교 나누기 ${unassigned}`}</Button>}
          <IconButton
            label="도착과 승급을 소리로 알리기"
            aria-pressed={view.sound === 'on'}
            icon={view.sound === 'on' ? <BellIcon aria-hidden /> : <BellOffIcon aria-hidden />}
            onClick={() => setView({ sound: view.sound === 'on' ? '' : 'on' })}
          />
          <IconButton label="벽 화면" icon={<SystemModeIcon aria-hidden />} onClick={() => setView({ wall: 'on' })} />
        </>
      }
    >
      <div className={css.search}>
        <SearchBox value={view.q} onChange={(q) => setView({ q })} label="학생 검색" placeholder="이름, 초성" />
      </div>
      <SelectInput
        aria-label="담당 조교"
        value={view.ta === '' ? null : view.ta}
        emptyLabel="모든 조교"
        options={[
          ...tas.map(({ id, name }) => ({ value: id ?? '', label: `${name} ${loadOf(slots, id ?? '').assigned}` })),
          { value: NOBODY, label: `미배정 ${unassigned}` },
        ]}
        onChange={(ta) => setView({ ta: ta ?? '' })}
      />
      <ChoiceChips
        label="상태로 좁히기"
        items={[
          ...presences.slice(0, 4).map((id) => ({
            id: id as string,
            label: presenceWords[id].word,
            count: sumOf(slots, ({ counts }) => counts[id]),
          })),
          {
            id: 'hurry',
            label: '급함',
            count: sumOf(slots, ({ bookings }) => bookings.filter(({ isHurried }) => isHurried).length),
          },
        ]}
        chosen={[view.show, view.hurry].filter(Boolean)}
        onToggle={(id) => {
          if (id === 'hurry') setView({ hurry: view.hurry === '' ? 'hurry' : '' });
          else setView({ show: view.show === id ? '' : id });
        }}
      />
    </Toolbar>
  );
}
