import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useClosePayroll } from '#client/generated/rest/payroll.ts';
import { whileBusy } from '#client/page/busy.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { addMonths, formatMonth, FormDialog, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import type { PayrollQuery } from '../generated/manager.ts';
import css from '../Payroll.module.css';
import { sumOf, type PayRow } from '../lines/payrollRows.ts';
import { won } from '../payWords.ts';
import { WarningList } from './WarningList.tsx';

interface CloseDialogProps {
  month: string;
  warnings: PayrollQuery['payWarnings'];
  rows: PayRow[];
  onClose: () => void;
}

const schema = zod.object({ payDay: zod.iso.date() });

/** The 10th of the next month; today when that has passed. */
function payDayOf(month: string): string {
  const usual = `${addMonths(month, 1)}-10`;
  const today = todayInSeoul();
  return usual < today ? today : usual;
}

/** Says what is odd and what will be paid, then closes the month. */
export default function CloseDialog({ month, warnings, rows, onClose }: CloseDialogProps) {
  const close = useClosePayroll();
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { payDay: payDayOf(month) },
  });
  const paid = rows.filter(({ net }) => net !== 0).length;
  return (
    <FormDialog
      open
      title={`${formatMonth(month)} 급여를 마감할까요?`}
      submitLabel="마감"
      form={form}
      onClose={onClose}
      onSubmit={async ({ payDay }) => {
        const closing = close.mutateAsync({ month, data: { payDay } });
        await whileBusy('급여를 마감하는 중입니다', closing);
      }}
      said={`${formatMonth(month)} 급여를 마감했습니다`}
    >
      <WarningList month={month} warnings={warnings} rows={rows} />
      <p className={css.words}>
        {`조교 ${paid}명에게 모두 ${won(sumOf(rows).net)}을 지급합니다. 급여명세서가 확정되고 승인한 경비가 지급 처리됩니다. 마감한 뒤에는 이 월의 근무 기록·시급·추가/공제를 바꿀 수 없습니다.`}
      </p>
      <DateField name="payDay" label="지급일" min={`${month}-02`} />
    </FormDialog>
  );
}
