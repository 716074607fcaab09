import { useForm, useWatch } from 'react-hook-form';
import { useSetPayTerms, type PayTermsInput } from '#client/generated/rest/tas.ts';
import {
  addMonths,
  CheckboxField,
  FormDialog,
  formatMonth,
  FormRow,
  monthOptions,
  NumberField,
  SelectField,
  todayInSeoul,
} from '#ui-kit';
import { SetPayTermsBody } from '#openapi/generated/zod/tas.ts';
import { mappedResolver } from '../../shared/records/mappedResolver.ts';
import { monthlyWageTypes, paymentTypes } from '../payWords.ts';
import type { PayTerms, Ta } from '../ta.ts';

interface PayTermsDialogProps {
  ta: Ta;
  /** The terms to mend; undefined for new ones. */
  terms: PayTerms | undefined;
  /** The terms of this month, from which new ones begin. */
  held: PayTerms | undefined;
  onClose: () => void;
}

interface PayTermsForm extends Required<PayTermsInput> {
  month: string;
}

const resolver = mappedResolver(
  SetPayTermsBody,
  ({ month: _, ...form }: PayTermsForm): PayTermsInput => ({
    ...form,
    // The contract lets it be empty for those who are paid by the hour.
    monthlySalary: form.paymentType === 'MONTHLY' ? (form.monthlySalary ?? Number.NaN) : null,
  }),
  { monthlySalary: { field: 'monthlySalary', message: '월급을 숫자로 적어 주세요.' } },
);

/** How a TA is paid from a month on. */
export default function PayTermsDialog({ ta, terms, held, onClose }: PayTermsDialogProps) {
  const save = useSetPayTerms();
  const from = terms?.fromMonth ?? todayInSeoul();
  const form = useForm({ resolver, defaultValues: startOf(terms ?? held, from) });
  const { control } = form;
  const month = useWatch({ control, name: 'month' });
  const isMonthly = useWatch({ control, name: 'paymentType' }) === 'MONTHLY';
  const isProrated = useWatch({ control, name: 'monthlyWageType' }) === 'PRORATED';
  const months = monthOptions(addMonths(from, terms ? 0 : -6), addMonths(from, terms ? 0 : 6));
  return (
    <FormDialog
      open
      title={terms ? `${formatMonth(terms.fromMonth)}부터의 급여 조건` : '급여 조건 바꾸기'}
      form={form}
      onClose={onClose}
      onSubmit={(data) => save.mutateAsync({ taId: ta.id, month, data })}
      said={`${formatMonth(month)}부터의 급여 조건을 저장했습니다`}
    >
      <FormRow>
        <SelectField name="month" label="시작 월" required options={months} />
        <SelectField
          name="toMonth"
          label="마지막 월"
          emptyLabel="계속"
          options={monthOptions(month, addMonths(month, 24))}
        />
      </FormRow>
      <FormRow>
        <SelectField name="paymentType" label="지급 방식" required options={paymentTypes} />
        <NumberField name="hourlyWage" label="개인 시급" unit="원" hint="시급 구분 없이 일할 때의 시급" />
      </FormRow>
      {isMonthly && (
        <FormRow>
          <NumberField name="monthlySalary" label="월급" unit="원" required />
          <SelectField name="monthlyWageType" label="지급 기준" required options={monthlyWageTypes} />
        </FormRow>
      )}
      {isMonthly && isProrated && (
        <NumberField name="contractedDays" label="소정근로일" unit="일" hint="비워 두면 그 달의 월요일–금요일" />
      )}
      <CheckboxField name="isWithheld" label="3.3% 원천징수" />
    </FormDialog>
  );
}

function startOf(terms: PayTerms | undefined, month: string): PayTermsForm {
  const start = {
    month: month.slice(0, 7),
    paymentType: (terms?.paymentType ?? 'HOURLY') as PayTermsForm['paymentType'],
    hourlyWage: terms?.hourlyWage ?? null,
    monthlySalary: terms?.monthlySalary ?? null,
    monthlyWageType: (terms?.monthlyWageType ?? 'FULL') as PayTermsForm['monthlyWageType'],
    contractedDays: terms?.contractedDays ?? null,
    isWithheld: terms?.isWithheld ?? true,
  };
  return { ...start, toMonth: terms?.toMonth?.slice(0, 7) ?? null };
}
