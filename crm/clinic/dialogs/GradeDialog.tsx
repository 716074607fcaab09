import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useGradeClinicTodo } from '#client/generated/rest/clinicTodos.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { GradeClinicTodoBody } from '#openapi/generated/zod/clinicTodos.ts';
import { NumberField, StatusChip } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import type { Versioned } from '../../shared/writeQueue.ts';
import type { Todo } from '../board/dayBoardRows.ts';

interface GradeDialogProps {
  todo: Todo;
  participantId: string;
  settledVersion: (todo: Versioned) => Promise<number>;
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Grades a submission on the board: the score is saved, and the todo is done or assigned again. */
export function GradeDialog({ todo, participantId, settledVersion, onSaid, onClose }: GradeDialogProps) {
  const grade = useGradeClinicTodo();
  const exam = todo.retakeExam ?? todo.scoreAttempt?.exam;
  const cutline = exam?.cutline ?? null;
  const form = useForm({
    resolver: schemaResolver(GradeClinicTodoBody),
    defaultValues: { todoId: todo.id, version: todo.version, value: undefined as number | undefined },
  });
  return (
    <RecordDialog
      size="small"
      title={`${todo.title} 채점`}
      submitLabel="채점하기"
      form={form}
      onClose={onClose}
      version={todo.version}
      settled={(version) => settledVersion({ id: todo.id, version })}
      save={async (data, version) => {
        const answer = await grade.mutateAsync({ participantId, data: { ...data, version } });
        const words = answer.todo.status === 'DONE' ? '통과했습니다' : '미통과입니다. 다시 할 일을 뒤에 두었습니다';
        onSaid(`${todo.title}: ${data.value ?? ''}점, ${words}`, answer.changeSetId);
      }}
    >
      <NumberField
        name="value"
        label="점수"
        unit="점"
        decimals={2}
        required
        hint={
          exam ? `${Number(exam.totalPoints)}점 만점${cutline === null ? '' : `, 커트라인 ${Number(cutline)}점`}` : ''
        }
      />
      {exam && cutline !== null && <Verdict cutline={Number(cutline)} total={Number(exam.totalPoints)} />}
    </RecordDialog>
  );
}

/** The result that the typed score would give, before it is saved; none while the score is refused. */
function Verdict({ cutline, total }: { cutline: number; total: number }) {
  const value: unknown = useWatch({ name: 'value' });
  const { errors } = useFormState({ name: 'value' });
  if (typeof value !== 'number' || Number.isNaN(value) || value > total || errors.value) return null;
  return (
    <p role="status">
      {value >= cutline ? (
        <StatusChip tone="positive">통과</StatusChip>
      ) : (
        <StatusChip tone="negative">미통과</StatusChip>
      )}
    </p>
  );
}
