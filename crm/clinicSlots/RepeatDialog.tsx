import { useState } from 'react';
import { useRepeatClinicSlot } from '#client/generated/rest/clinicSlots.ts';
import { addDays, ConfirmDialog, SelectInput, WEEKDAYS, weekdayOf } from '#ui-kit';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { CopyPreview } from './CopyReport.tsx';
import { slotTitle, type Slot } from './calendar/slotBlocks.ts';
import { useCopy } from './useCopy.ts';
import css from './Slots.module.css';

const spans = [4, 8, 12, 16].map((weeks) => ({ value: weeks, label: `${weeks}주 동안` }));

/** Repeats a slot on weekdays until a date; conflicts are shown first. */
export function RepeatDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const [weeks, setWeeks] = useState(4);
  const [weekdays, setWeekdays] = useState<readonly string[]>([String(weekdayOf(slot.heldOn))]);
  const run = useRepeatClinicSlot();
  const asked =
    weekdays.length === 0 ? null : { until: addDays(slot.heldOn, 7 * weeks), weekdays: weekdays.map(Number).sort() };
  const { preview, makesSlots, commit } = useCopy(asked, (body, mode) =>
    run.mutateAsync({ slotId: slot.id, data: { ...body, mode } }),
  );
  return (
    <ConfirmDialog
      open
      title={`${slotTitle(slot)} 매주 반복`}
      confirmLabel="반복해서 만들기"
      disabled={!makesSlots}
      onClose={onClose}
      onConfirm={commit}
    >
      <div className={css.report}>
        <ChoiceChips
          label="요일"
          items={WEEKDAYS.map((label, at) => ({ id: String(at + 1), label }))}
          chosen={weekdays}
          onToggle={(id) =>
            setWeekdays(weekdays.includes(id) ? weekdays.filter((one) => one !== id) : [...weekdays, id])
          }
        />
        <SelectInput aria-label="기간" value={weeks} options={spans} onChange={(next) => setWeeks(next ?? 4)} />
        {asked && <CopyPreview preview={preview} />}
      </div>
    </ConfirmDialog>
  );
}
