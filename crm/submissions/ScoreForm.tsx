import { useForm } from 'react-hook-form';
import { useSetFirstValue } from '#client/generated/rest/scores.ts';
import { Form, FormMessage, NumberField, SubmitButton } from '#ui-kit';
import css from './LightTable.module.css';
import type { TableScore } from './types.ts';

interface ScoreFormProps {
  score: TableScore;
  totalPoints: number;
  /** The next student may come. */
  onSaved: () => void;
}

/** The score of the first attempt; Enter saves and goes to the next student. */
export function ScoreForm({ score, totalPoints, onSaved }: ScoreFormProps) {
  const [attempt] = score.attempts;
  const set = useSetFirstValue();
  const form = useForm<{ value: number | null }>({ defaultValues: { value: attempt?.value ?? null } });
  const save = async ({ value }: { value: number | null }) => {
    const data = { version: attempt?.version ?? 0 };
    await set.mutateAsync({ scoreId: score.id, value: value === null ? 'none' : String(value), data });
    onSaved();
  };
  return (
    <Form form={form} onSubmit={save}>
      <div className={css.score}>
        <NumberField name="value" label={`점수 (만점 ${totalPoints}점)`} unit="점" decimals={2} />
        <SubmitButton variant="secondary">저장하고 다음</SubmitButton>
      </div>
      <FormMessage />
    </Form>
  );
}
