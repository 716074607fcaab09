import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { updateClinicSlot } from '#client/generated/rest/clinicSlots.ts';
import { Stack } from '#ui-kit';
import type { Slot } from './slotBlocks.ts';
import { inputOf, storedSlot, type SlotForm } from '../slotForm.ts';
import css from '../Slots.module.css';

/** How many students are told when the slot is saved at the day, hours and room and in the charge that the form has now, and what is there then already. */
export function MoveNote({ slot }: { slot: Slot }) {
  const [day, from, to, room, taId] = useWatch<SlotForm, ['day', 'from', 'to', 'room', 'taId']>({
    name: ['day', 'from', 'to', 'room', 'taId'],
  });
  const asked = inputOf({ ...storedSlot(slot), day, from, to, room, taId });
  const isElsewhere = room !== slot.room;
  const isOthers = taId !== (slot.taId ?? null);
  const { data } = useQuery({
    // Whichever other room it is: no key that is typed asks again.
    queryKey: ['slotMove', slot.id, slot.version, asked.startsAt, asked.endsAt, isElsewhere, taId],
    enabled:
      asked.endsAt !== '' &&
      (isElsewhere || isOthers || isOther(asked.startsAt, slot.startsAt) || isOther(asked.endsAt, slot.endsAt)),
    queryFn: () => updateClinicSlot(slot.id, { ...asked, version: slot.version, dryRun: true }),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  return (
    <Stack role="status">
      {(data.told ?? 0) > 0 && <p>{`학생 ${data.told}명에게 알립니다.`}</p>}
      {data.warnings.map(({ detail }) => (
        <p key={detail} className={css.warning}>
          {detail}
        </p>
      ))}
    </Stack>
  );
}

const isOther = (instant: string, former: string): boolean => Date.parse(instant) !== Date.parse(former);
