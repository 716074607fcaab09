import { useWatch } from 'react-hook-form';
import type { ActualExamScoreInput } from '#client/generated/rest/actualExamScores.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateActualExamScoreBody } from '#openapi/generated/zod/actualExamScores.ts';
import { FormRow, NumberField, SelectField, TextField, todayInSeoul } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { ActualScore } from './types.ts';
import { kindOptions, monthOptions, partOptions, termOptions, yearOptions } from '#ui-kit/format/actualExams.ts';

/** The result to edit, or the student of a new one. */
type ActualScoreDialogProps = { onClose: () => void } & (
  | { score: ActualScore; studentId?: never }
  | { score?: never; studentId: string }
);

const scaleOptions = [5, 9].map((value) => ({ value, label: `${value}등급제` }));

/** Adds or edits a result of an exam outside the academy. */
export function ActualScoreDialog({ score, studentId, onClose }: ActualScoreDialogProps) {
  const { save, ...record } = useRecordForm({
    resource: 'actualExamScores',
    record: score,
    meta: { params: { studentId } },
    resolver: schemaResolver(CreateActualExamScoreBody),
    defaultValues: startOf(score),
  });
  const kind = useWatch({ control: record.form.control, name: 'kind' });
  return (
    <RecordDialog
      title={score ? '실전 성적 수정' : '실전 성적 입력'}
      {...record}
      onClose={onClose}
      save={(values, version) => save(partsOf(values), version)}
      said={({ subject }) => `${subject} 성적을 저장했습니다`}
    >
      <FormRow>
        <SelectField name="kind" label="구분" options={kindOptions} />
        <SelectField
          name="year"
          label={kind === 'CSAT' ? '학년도' : '연도'}
          options={yearOptions(todayInSeoul(), score?.year)}
        />
      </FormRow>
      {kind === 'SCHOOL' && (
        <FormRow>
          <SelectField name="term" label="학기" options={termOptions} />
          <SelectField name="part" label="시험" options={partOptions} emptyLabel="학기 전체" />
        </FormRow>
      )}
      {kind === 'MOCK' && <SelectField name="month" label="월" options={monthOptions} />}
      <TextField name="subject" label="과목" />
      <FormRow>
        <NumberField name="rawScore" label="원점수" decimals={2} />
        <NumberField name="standardScore" label="표준점수" decimals={2} />
        <NumberField name="percentile" label="백분위" decimals={2} />
      </FormRow>
      <FormRow>
        <NumberField name="grade" label="등급" />
        {kind === 'SCHOOL' && (
          <SelectField name="gradeScale" label="등급제" options={scaleOptions} emptyLabel="입학 연도대로" />
        )}
      </FormRow>
    </RecordDialog>
  );
}

function startOf(score: ActualScore | undefined): ActualExamScoreInput {
  const year = Number(todayInSeoul().slice(0, 4));
  if (!score) return { kind: 'SCHOOL', year, term: 1, part: 'MIDTERM', month: 6, subject: '', ...noMarks };
  const { kind, part, gradeScale, id: _id, version: _version, ...rest } = score;
  return {
    ...rest,
    kind: kindOptions.find(({ value }) => value === kind)?.value ?? 'SCHOOL',
    part: partOptions.find(({ value }) => value === part)?.value ?? null,
    gradeScale: gradeScale === 5 || gradeScale === 9 ? gradeScale : null,
  };
}

const noMarks = { rawScore: null, standardScore: null, percentile: null, grade: null, gradeScale: null };

/** Leaves out the fields that the kind of exam does not have. */
function partsOf(values: ActualExamScoreInput): ActualExamScoreInput {
  const { kind, term = null, part = null, month = null, gradeScale = null } = values;
  if (kind === 'SCHOOL') return { ...values, term, part, month: null, gradeScale };
  return { ...values, term: null, part: null, month: kind === 'MOCK' ? month : null, gradeScale: null };
}
