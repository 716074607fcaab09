import { useForm } from 'react-hook-form';
import { useChangeRetentionSettings } from '#client/generated/rest/retention.ts';
import { CheckboxField, FormDialog, NumberField, SelectField } from '#ui-kit';
import { LegalNote } from './LegalNote.tsx';
import type { Rule } from './types.ts';

interface RuleDialogProps {
  rule: Rule;
  onClose: () => void;
}

const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `${at + 1}월` }));

/** Changes how long records are kept. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const change = useChangeRetentionSettings();
  const { keepYears, receiptsKeptElsewhere, reviewMonth, auditMonths } = rule;
  const form = useForm({
    defaultValues: {
      keepYears: keepYears as number | null,
      receiptsKeptElsewhere,
      reviewMonth: String(reviewMonth),
      auditMonths: auditMonths ?? null,
    },
  });
  return (
    <FormDialog
      open
      title="보관 규칙 바꾸기"
      form={form}
      onClose={onClose}
      onSubmit={(values) =>
        change.mutateAsync({
          data: { ...values, keepYears: values.keepYears ?? 0, reviewMonth: Number(values.reviewMonth) },
        })
      }
      said="보관 규칙을 바꿨습니다"
    >
      <NumberField name="keepYears" label="보관 기간" unit="년" required hint="마지막 날부터 1–30년" />
      <CheckboxField
        name="receiptsKeptElsewhere"
        label="영수증과 장부를 따로 5년 보관합니다"
        hint="보관 기간을 5년보다 짧게 하려면 필요합니다."
      />
      <SelectField name="reviewMonth" label="점검하는 달" options={months} />
      <NumberField
        name="auditMonths"
        label="변경 기록 보관 기간"
        unit="개월"
        hint="24–240개월. 지난 기록은 조금씩 삭제합니다. 비워 두면 모두 보관합니다. 삭제한 기록은 되살리거나 되돌리기에 쓸 수 없습니다."
      />
      <LegalNote />
    </FormDialog>
  );
}
