import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { createCustomWageBodyAmountMax, createCustomWageBodyReasonMax } from '#openapi/generated/zod/payroll.ts';
import { NumberField, SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import type { PayOfTaQuery } from '../generated/manager.ts';

interface CustomWageDialogProps {
  /** The one to change; undefined for a new one. */
  wage?: PayOfTaQuery['taMonthlyCustomWages'][number];
  taId: string;
  month: string;
  onClose: () => void;
}

const schema = zod.object({
  sign: zod.enum(['ADD', 'DEDUCT']),
  amount: zod.int().check(zod.minimum(1), zod.maximum(createCustomWageBodyAmountMax)),
  reason: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(createCustomWageBodyReasonMax)),
});

/** Adds to the pay of a month or deducts from it. */
export function CustomWageDialog({ wage, taId, month, onClose }: CustomWageDialogProps) {
  const { save, ...record } = useRecordForm({
    resource: 'taMonthlyCustomWages',
    record: wage && { id: wage.id, version: wage.version },
    resolver: schemaResolver(schema),
    defaultValues: {
      sign: wage && wage.amount < 0 ? ('DEDUCT' as const) : ('ADD' as const),
      amount: wage && Math.abs(wage.amount),
      reason: wage?.reason ?? '',
    },
  });
  return (
    <RecordDialog
      size="small"
      title={wage ? '추가/공제 수정' : '추가/공제'}
      {...record}
      save={({ sign, amount, reason }, version) => {
        const body = { amount: sign === 'ADD' ? amount : -amount, reason };
        return save(wage ? body : Object.assign(body, { taId, month }), version);
      }}
      onClose={onClose}
      said={() => '추가/공제를 저장했습니다'}
    >
      <SelectField
        name="sign"
        label="구분"
        required
        options={[
          { value: 'ADD', label: '추가' },
          { value: 'DEDUCT', label: '공제' },
        ]}
      />
      <NumberField name="amount" label="금액" unit="원" />
      <TextField name="reason" label="사유" />
    </RecordDialog>
  );
}
