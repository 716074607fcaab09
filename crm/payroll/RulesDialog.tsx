import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useDeletePayRule, useSavePayRule } from '#client/generated/rest/payroll.ts';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { savePayRuleBodyAmountMax } from '#openapi/generated/zod/payroll.ts';
import {
  ConfirmDialog,
  FormDialog,
  formatDay,
  IconButton,
  NumberField,
  QueryView,
  SelectField,
  todayInSeoul,
} from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { DeleteIcon } from '#ui-kit/icons.ts';
import { PayRulesDocument, type PayRulesQuery } from './generated/manager.ts';
import css from './Payroll.module.css';
import { hours, won } from './payWords.ts';

const kinds = [
  { value: 'MINIMUM_WAGE', label: '최저임금 (원/시간)' },
  { value: 'WEEKLY_HOLIDAY', label: '주휴수당 기준 (주 근무 시간)' },
] as const;

const schema = zod.object({
  kind: zod.enum(['MINIMUM_WAGE', 'WEEKLY_HOLIDAY']),
  fromDate: zod.iso.date(),
  amount: zod.int().check(zod.minimum(0), zod.maximum(savePayRuleBodyAmountMax)),
});

type Rule = PayRulesQuery['payRules'][number];

/** What the law sets, with the dates from which it holds. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const query = useGql(PayRulesDocument, {});
  const save = useSavePayRule();
  const [removing, setRemoving] = useState<Rule>();
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { kind: 'MINIMUM_WAGE' as const, fromDate: `${Number(todayInSeoul().slice(0, 4)) + 1}-01-01` },
  });
  return (
    <>
      <FormDialog
        open
        title="급여 기준"
        submitLabel="기준 추가"
        form={form}
        onClose={onClose}
        onSubmit={async ({ kind, fromDate, amount }) => {
          // The law counts hours, the database minutes.
          const data = { kind, fromDate, amount: kind === 'WEEKLY_HOLIDAY' ? amount * 60 : amount };
          await save.mutateAsync({ data });
        }}
        said="급여 기준을 저장했습니다"
      >
        <p className={css.words}>
          최저임금과 주휴수당 기준은 설정입니다. 법으로 정한 값이 바뀌면 적용 시작일과 함께 추가해 주세요. 마감한 월의
          급여는 바뀌지 않습니다.
        </p>
        <QueryView query={query} rows={3}>
          {({ payRules }) => <RuleList rules={payRules} onRemove={setRemoving} />}
        </QueryView>
        <SelectField name="kind" label="기준" required options={kinds} />
        <DateField name="fromDate" label="적용 시작일" />
        <NumberField
          name="amount"
          label="금액 또는 시간"
          hint="주휴수당은 보통 15시간입니다. 0시간이면 주휴수당을 계산하지 않습니다."
        />
      </FormDialog>
      {removing && <RemoveDialog rule={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function RuleList({ rules, onRemove }: { rules: readonly Rule[]; onRemove: (rule: Rule) => void }) {
  if (rules.length === 0) return <p className={css.words}>아직 정한 기준이 없습니다.</p>;
  return (
    <ul className={css.rules} aria-label="급여 기준">
      {rules.map((rule) => (
        <li key={rule.id} className={css.rule}>
          <span>{`${formatDay(rule.fromDate)}부터 ${sayRule(rule.kind, rule.amount)}`}</span>
          <IconButton
            icon={<DeleteIcon aria-hidden />}
            label={`${formatDay(rule.fromDate)} ${nameOf(rule)} 삭제`}
            onClick={() => onRemove(rule)}
          />
        </li>
      ))}
    </ul>
  );
}

function RemoveDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const remove = useDeletePayRule();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`${formatDay(rule.fromDate)}부터의 ${nameOf(rule)} 기준을 삭제할까요?`}
      confirmLabel="삭제"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ ruleId: rule.id })}
      said="급여 기준을 삭제했습니다"
    >
      그 앞의 기준이 다시 이어집니다. 마감한 월에 걸치면 삭제할 수 없습니다.
    </ConfirmDialog>
  );
}

const nameOf = ({ kind }: Rule): string => (kind === 'MINIMUM_WAGE' ? '최저임금' : '주휴수당');

function sayRule(kind: string, amount: number): string {
  if (kind === 'MINIMUM_WAGE') return `최저임금 ${won(amount)}`;
  return amount === 0 ? '주휴수당 없음' : `주 ${hours(amount)} 이상이면 주휴수당`;
}
