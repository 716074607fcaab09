import { useWatch } from 'react-hook-form';
import { counselTypes } from '#client/bookings/bookingKinds.ts';
import type { SlotSaved } from '#client/generated/rest/clinicSlots.ts';
import { Button, FormRow, NumberField, SelectField, TextField, TimeField, type Toast } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import { SlotNote } from './calendar/SlotNote.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { newSlot, slotFields, slotResolver, storedSlot, type SlotForm } from './slotForm.ts';
import type { Slot } from './calendar/slotBlocks.ts';
import css from './Slots.module.css';

type SlotDialogProps = {
  tas: readonly { id?: string | null; name?: string | null }[];
  /** Opens the repeat or delete dialog for the slot. */
  onNext?: (next: 'repeat' | 'delete') => void;
  onClose: () => void;
} & (
  | { slot: Slot; span?: never; reserveType?: never }
  | { slot?: never; span: CalendarSpan; reserveType: SlotForm['reserveType'] }
);

const kinds = [
  { value: 'CLINIC', label: '클리닉' },
  { value: 'COUNSEL', label: '상담' },
];

/** Creates or edits a slot. */
export function SlotDialog({ slot, span, reserveType, tas, onNext, onClose }: SlotDialogProps) {
  const start = slot ? storedSlot(slot) : newSlot(span, reserveType);
  const record = useRecordForm({
    resource: 'clinicSlots',
    record: slot,
    resolver: slotResolver,
    defaultValues: start,
  });
  const kind = useWatch({ control: record.form.control, name: 'reserveType' });
  return (
    <RecordDialog
      title={slot ? '시간 수정' : '시간 만들기'}
      submitLabel={slot ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      fieldNames={slotFields}
      said={(_data, saved) => savedWords(saved as SlotSaved, slot !== undefined)}
    >
      <FormRow>
        <SelectField name="reserveType" label="종류" options={kinds} />
        {kind === 'COUNSEL' ? (
          <SelectField name="counselType" label="상담 종류" emptyLabel="모두" options={counselTypes} />
        ) : (
          <NumberField name="capacity" label="정원" unit="명" />
        )}
        <TextField name="room" label="장소" />
      </FormRow>
      <FormRow>
        <DateField name="day" label="날짜" required />
        <TimeField name="from" label="시작" required />
        <TimeField name="to" label="끝" required />
      </FormRow>
      <FormRow>
        {kind === 'COUNSEL' && <NumberField name="capacity" label="정원" unit="명" />}
        <SelectField
          name="taId"
          label="담당"
          emptyLabel="나중에"
          options={tas.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }))}
        />
      </FormRow>
      <SlotNote slot={slot} start={start} />
      <FormRow>
        <NumberField name="opensDays" label="예약 시작" unit="일 전" hint="0이면 바로" />
        <NumberField name="closesMinutes" label="예약 마감" unit="분 전" />
        <NumberField name="cancelMinutes" label="취소 기한" unit="분 전" />
      </FormRow>
      <TextField name="note" label="안내" hint="학생이 읽습니다." multiline />
      {slot && onNext && (
        <div className={css.more}>
          <Button onClick={() => onNext('repeat')}>매주 반복</Button>
          <Button tone="danger" onClick={() => onNext('delete')}>
            시간 삭제
          </Button>
        </div>
      )}
    </RecordDialog>
  );
}

function savedWords({ warnings, promoted = 0 }: SlotSaved, isChanged: boolean): Toast {
  if (warnings.length > 0) return { message: warnings.map(({ detail }) => detail).join(' '), tone: 'warning' };
  const seats = promoted > 0 ? ` 기다리던 ${promoted}명이 자리를 얻었습니다.` : '';
  return { message: `시간을 ${isChanged ? '수정했습니다' : '만들었습니다'}.${seats}`, tone: 'positive' };
}
