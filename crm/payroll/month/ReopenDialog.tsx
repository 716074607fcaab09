import { useForm } from 'react-hook-form';
import { useReopenPayroll } from '#client/generated/rest/payroll.ts';
import { whileBusy } from '#client/page/busy.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { ReopenPayrollBody } from '#openapi/generated/zod/payroll.ts';
import { formatMonth, FormDialog, TextField } from '#ui-kit';
import css from '../Payroll.module.css';

interface ReopenDialogProps {
  month: string;
  onClose: () => void;
}

/** Reopens a closed month; the reason is kept. */
export default function ReopenDialog({ month, onClose }: ReopenDialogProps) {
  const reopen = useReopenPayroll();
  const form = useForm({ resolver: schemaResolver(ReopenPayrollBody), defaultValues: { reason: '' } });
  return (
    <FormDialog
      open
      size="small"
      title={`${formatMonth(month)} 마감을 취소할까요?`}
      submitLabel="마감 취소"
      cancelLabel="그대로 두기"
      form={form}
      onClose={onClose}
      onSubmit={(data) => whileBusy('마감을 취소하는 중입니다', reopen.mutateAsync({ month, data }))}
      said={`${formatMonth(month)} 마감을 취소했습니다`}
    >
      <p className={css.words}>
        확정된 급여명세서가 사라지고 급여를 다시 계산합니다. 누가 언제 왜 취소했는지와 그때까지의 실지급액이 기록으로
        남습니다.
      </p>
      <TextField name="reason" label="사유" multiline />
    </FormDialog>
  );
}
