import { useGql } from '#client/graphql/gql.ts';
import { NumberField, SelectField } from '#ui-kit';
import { PortalAskItemsDocument } from '../generated/graphql.ts';

interface ExamItemFieldProps {
  name: string;
  examId: string;
}

/** Which item of an exam: chosen from those one answered, typed where no answers are known. */
export function ExamItemField({ name, examId }: ExamItemFieldProps) {
  const { data } = useGql(PortalAskItemsDocument, { examId });
  const answers = data?.scores[0]?.answers ?? [];
  if (answers.length === 0) return <NumberField name={name} label="문항 번호" />;
  return (
    <SelectField
      name={name}
      label="문항"
      emptyLabel="고르지 않음"
      options={answers.map(({ number, isCorrect, gradingRule }) => ({
        value: number ?? 0,
        label: gradingRule !== 'VOID' && !isCorrect ? `${number}번 (틀림)` : `${number}번`,
      }))}
    />
  );
}
