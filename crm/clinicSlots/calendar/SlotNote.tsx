import { useWatch } from 'react-hook-form';
import { conflictsOf, HttpError } from '#client/errors.ts';
import { createClinicSlot, updateClinicSlot, type SlotInput } from '#client/generated/rest/clinicSlots.ts';
import { Stack } from '#ui-kit';
import { useAfterPause } from '../../shared/lists/useAfterPause.ts';
import { usePreview } from '../../shared/lists/usePreview.ts';
import type { Slot } from './slotBlocks.ts';
import { inputOf, type SlotForm } from '../slotForm.ts';
import css from '../Slots.module.css';

/** Where and when a slot is, and whose: what the server has something to say of. */
const fields = ['reserveType', 'day', 'from', 'to', 'room', 'taId'] as const;

interface SlotNoteProps {
  /** The slot that is changed; a new one without it. */
  slot?: Slot | undefined;
  /** The form as it was opened. */
  start: SlotForm;
}

/** What is there already at the hours and place in the surrounding form and with whom it has in charge, and how many students are told of a move. */
export function SlotNote({ slot, start }: SlotNoteProps) {
  const typed = useWatch<SlotForm, typeof fields>({ name: fields });
  const place = Object.fromEntries(fields.map((field, at) => [field, typed[at]])) as Pick<SlotForm, Field>;
  const input = inputOf({ ...start, ...place });
  const isAsked = input.endsAt !== '' && (!slot || fields.some((field) => place[field] !== start[field]));
  const wanted = isAsked ? JSON.stringify(input) : '';
  const settled = useAfterPause(wanted);
  const isKnown = wanted !== '' && settled !== '';
  const preview = usePreview(isKnown ? ['slot', slot?.id, slot?.version, settled] : null, (init) =>
    ask(slot, JSON.parse(settled) as SlotInput, init),
  );
  if (!preview) return null;
  return (
    <Stack role="status">
      {preview.told > 0 && <p>{`학생 ${preview.told}명에게 알립니다.`}</p>}
      {preview.said.map((words) => (
        <p key={words} className={css.warning}>
          {words}
        </p>
      ))}
    </Stack>
  );
}

type Field = (typeof fields)[number];

async function ask(slot: Slot | undefined, input: SlotInput, init: RequestInit) {
  try {
    const { warnings, told = 0 } = await (slot
      ? updateClinicSlot(slot.id, { ...input, version: slot.version, dryRun: true }, init)
      : createClinicSlot({ ...input, dryRun: true }, init));
    return { told, said: warnings.map(({ detail }) => detail) };
  } catch (error) {
    // The rules forbid it, or the same is there. What another person changed meanwhile is for the saving to say.
    const isRefused = error instanceof HttpError && error.status === 409 && conflictsOf(error).length === 0;
    if (isRefused) return { told: 0, said: [error.message] };
    throw error;
  }
}
