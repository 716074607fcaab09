import { schemaResolver } from '#client/schemaResolver.ts';
import { UpdateExamBody } from '#openapi/generated/zod/exams.ts';
import { FormRow, NumberField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { ListedExam } from './types.ts';

interface EditExamDialogProps {
  exam: ListedExam;
  /** With questions, the points are their sum and cannot be edited. */
  hasQuestions: boolean;
  onClose: () => void;
}

/** Edits name, cutline and points of an exam without a template. */
export function EditExamDialog({ exam, hasQuestions, onClose }: EditExamDialogProps) {
  const { name, cutline, totalPoints, lectureId, weeklyLectureId } = exam;
  const { save, ...record } = useRecordForm({
    resource: 'exams',
    record: exam,
    meta: { params: { lectureId, weeklyLectureId } },
    resolver: schemaResolver(UpdateExamBody),
    defaultValues: { name, cutline, totalPoints },
  });
  return (
    <RecordDialog
      size="small"
      title="시험 수정"
      {...record}
      onClose={onClose}
      save={({ totalPoints: points, ...others }, version) =>
        save({ ...others, totalPoints: hasQuestions ? undefined : points }, version)
      }
      said={() => '시험을 수정했습니다'}
    >
      <TextField name="name" label="시험 이름" required />
      <FormRow>
        <NumberField
          name="totalPoints"
          label="만점"
          unit="점"
          decimals={2}
          disabled={hasQuestions}
          hint={hasQuestions ? '문항 배점의 합입니다.' : undefined}
        />
        <NumberField
          name="cutline"
          label="커트라인"
          unit="점"
          decimals={2}
          hint="바꾸면 클리닉 대상이 따라 바뀝니다."
        />
      </FormRow>
    </RecordDialog>
  );
}
