import { schemaResolver } from '#client/schemaResolver.ts';
import { UpdateClinicRulesBody } from '#openapi/generated/zod/clinicSlots.ts';
import { FormRow, NumberField, SelectField, TimeField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { SlotCalendarQuery } from './generated/graphql.ts';

export type Rules = SlotCalendarQuery['clinicRules'][number];

const ways = [
  { value: 'ALLOW', label: '그대로 만들기' },
  { value: 'WARN', label: '알리고 만들기' },
  { value: 'REFUSE', label: '만들지 않기' },
];

/** The settings for slots at late hours and on holidays. */
export function RulesDialog({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const record = useRecordForm({
    resource: 'clinicRules',
    // There is one row, so that its command needs no id.
    record: { id: 'rules', version: rules.version },
    resolver: schemaResolver(UpdateClinicRulesBody),
    defaultValues: {
      version: rules.version,
      closingTime: rules.closingTime.slice(0, 5),
      lateRule: rules.lateRule as 'WARN',
      holidayRule: rules.holidayRule as 'WARN',
      counselLimit: rules.counselLimit,
      clinicLimit: rules.clinicLimit,
    },
  });
  return (
    <RecordDialog title="시간 규칙" {...record} onClose={onClose} said={() => '시간 규칙을 수정했습니다'}>
      <FormRow>
        <TimeField name="closingTime" label="마감 시각" hint="이때까지는 끝나야 합니다." />
        <SelectField name="lateRule" label="더 늦은 시간" options={ways} />
        <SelectField name="holidayRule" label="공휴일" options={ways} />
        <NumberField name="counselLimit" label="상담 한도" hint="한 학생이 종류마다 함께 잡아 둘 수 있는 수" />
        <NumberField name="clinicLimit" label="클리닉 한도" hint="한 학생이 하루에 잡아 둘 수 있는 수" />
      </FormRow>
    </RecordDialog>
  );
}
