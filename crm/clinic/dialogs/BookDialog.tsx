import { useForm, useWatch } from 'react-hook-form';
import { useAddClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { HttpError } from '#client/errors.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { AddClinicParticipantsBody } from '#openapi/generated/zod/clinicParticipants.ts';
import { CheckboxField, FormDialog, SelectInput, formatSpan } from '#ui-kit';
import { useState } from 'react';
import { BookingClashes } from '../../clinicParticipants/parts.ts';
import { StudentPicker } from '../../students/parts.ts';
import { seatsTaken, type DayBoardSlot } from '../board/dayBoardRows.ts';
import css from '../DayBoard.module.css';

interface BookDialogProps {
  slots: readonly DayBoardSlot[];
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Books students into a slot, also after booking has closed; all of them or none. */
export function BookDialog({ slots, onSaid, onClose }: BookDialogProps) {
  const add = useAddClinicParticipants();
  const [slotId, setSlotId] = useState(slots.at(-1)?.id ?? '');
  const isBeyond = add.error instanceof HttpError && add.error.problem.code === 'counsel-limit';
  const slot = slots.find(({ id }) => id === slotId);
  const form = useForm({
    resolver: schemaResolver(AddClinicParticipantsBody),
    defaultValues: { studentIds: [] as string[], wait: false, exceedsLimit: false },
  });
  const chosen = useWatch({ control: form.control, name: 'studentIds' });
  const there = slot?.bookings.filter(({ presence }) => presence !== 'NO_SHOW') ?? [];
  return (
    <FormDialog
      open
      size="large"
      title="학생 예약"
      submitLabel="예약하기"
      submitDisabled={chosen.length === 0}
      form={form}
      onClose={onClose}
      onSubmit={async (data) => {
        const answer = await add.mutateAsync({ slotId, data });
        const waiting = answer.bookings.filter(({ status }) => status === 'WAITING').length;
        onSaid(
          `${answer.bookings.length}명을 예약했습니다${waiting > 0 ? `. 그중 ${waiting}명은 대기입니다` : ''}`,
          answer.changeSetId,
        );
      }}
    >
      <label className={css.pickSlot}>
        <span>시간</span>
        <SelectInput
          value={slotId}
          onChange={(id) => setSlotId(id ?? '')}
          options={slots.map((one) => ({
            value: one.id,
            label: `${formatSpan(one)} ${one.room} (자리 ${seatsTaken(one)}/${one.capacity})`,
          }))}
        />
      </label>
      <StudentPicker
        name="studentIds"
        taken={new Set(there.map(({ student }) => student.id))}
        takenNote="이미 예약함"
      />
      <BookingClashes slotId={slotId || null} studentIds={chosen} />
      <CheckboxField name="wait" label="자리가 없으면 대기로 추가" />
      {isBeyond && <CheckboxField name="exceedsLimit" label="상담 한도를 넘어도 예약하기" />}
    </FormDialog>
  );
}
