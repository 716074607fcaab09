import { useWatch } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { isDay, Stack } from '#ui-kit';
import type { Slot } from './slotBlocks.ts';
import { SlotCalendarDocument } from '../generated/graphql.ts';
import { slotClashes } from './slotClashes.ts';
import { inputOf, type SlotForm } from '../slotForm.ts';
import css from '../Slots.module.css';

/** What a new slot collides with, while it is made. @param shown the calendar's slots; another day's are read */
export function SlotClash({ shown }: { shown: readonly Slot[] }) {
  const form = useWatch<SlotForm>() as SlotForm;
  const day = form.day ?? '';
  const isShown = shown.some(({ heldOn }) => heldOn === day);
  const { data } = useGql(SlotCalendarDocument, { from: day, to: day }, { enabled: !isShown && isDay(day) });
  const clashes = slotClashes(inputOf(form), isShown ? shown : (data?.clinicSlots ?? []));
  if (clashes.length === 0) return null;
  return (
    <Stack role="status">
      {clashes.map((clash) => (
        <p key={clash} className={css.warning}>
          {clash}
        </p>
      ))}
    </Stack>
  );
}
