import { useState, type CSSProperties } from 'react';
import { useCopyClinicDay } from '#client/generated/rest/clinicSlots.ts';
import { addDays, ConfirmDialog, formatDay, WEEKDAYS, weekdayLetter, weekdayOf } from '#ui-kit';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { CopyPreview } from './CopyReport.tsx';
import type { Slot } from './calendar/slotBlocks.ts';
import { useCopy } from './useCopy.ts';
import css from './Slots.module.css';

interface CopyDayDialogProps {
  day: string;
  slots: readonly Slot[];
  onClose: () => void;
}

/** The days to choose from: four weeks. */
const DAYS = 28;

/** Copies the slots of a day to other days; conflicts are shown first. */
export function CopyDayDialog({ day, slots, onClose }: CopyDayDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const run = useCopyClinicDay();
  const asked = chosen.length === 0 ? null : { fromDate: day, toDates: [...chosen].sort() };
  const { preview, makesSlots, commit } = useCopy(asked, (body, mode) => run.mutateAsync({ data: { ...body, mode } }));
  const monday = addDays(day, 1 - weekdayOf(day));
  const days = Array.from({ length: DAYS }, (_, at) => addDays(monday, at)).filter((one) => one > day);
  const weeks = [1, 2, 3, 4].map((week) => addDays(day, 7 * week));
  const here = slots.filter(({ heldOn }) => heldOn === day).length;
  return (
    <ConfirmDialog
      open
      title={`${formatDay(day)}의 시간 ${here}개를 어디에 복사할까요?`}
      confirmLabel={chosen.length === 0 ? '복사' : `날짜 ${chosen.length}개에 복사`}
      disabled={!makesSlots}
      onClose={onClose}
      onConfirm={commit}
    >
      <div className={css.report}>
        <ChoiceChips
          label="같은 요일"
          items={[{ id: 'weekly', label: `다음 4주 ${weekdayLetter(weekdayOf(day))}요일` }]}
          chosen={weeks.every((one) => chosen.includes(one)) ? ['weekly'] : []}
          onToggle={() => setChosen(weeks)}
        />
        <div className={css.days} style={{ '--first': weekdayOf(days[0] ?? day) } as CSSProperties}>
          <div className={css.weekdays} aria-hidden>
            {WEEKDAYS.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </div>
          <ChoiceChips
            label="복사할 날"
            items={days.map((id) => ({ id, label: <ShortDay day={id} /> }))}
            chosen={chosen}
            onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        </div>
        {asked && <CopyPreview preview={preview} />}
      </div>
    </ConfirmDialog>
  );
}

/** `12.22`, in the column of its weekday. */
function ShortDay({ day }: { day: string }) {
  const [, month, date] = day.split('-').map(Number);
  return (
    <>
      {`${month}.${date}`}
      <span className="visually-hidden"> {weekdayLetter(weekdayOf(day))}</span>
    </>
  );
}
