import { josa } from 'es-hangul';
import { useState } from 'react';
import type { Exam } from '#client/generated/rest/exams.ts';
import { useMapRetakeQuestions, useUpdateRetakeExam } from '#client/generated/rest/retakeExams.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateRetakeExamBody } from '#openapi/generated/zod/retakeExams.ts';
import { FieldFrame, FormRow, NumberField, SelectField, TextField, formatWeek, UserError } from '#ui-kit';
import { type KeyedQuestion, KeyGrid, toQuestions, useKey } from '../exams/parts.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { mapText, readMap } from './questionMap.ts';
import css from './RetakeExamDialog.module.css';
import type { RetakableExam, RetakeExam } from './types.ts';

interface RetakeExamDialogProps {
  /** Exams that can be retaken, latest first. */
  exams: readonly RetakableExam[];
  /** The retake exam to edit; undefined for a new one. */
  retakeExam?: RetakeExam;
  onClose: () => void;
}

/** Creates or edits a retake exam: a new one starts with the exam's questions, each mapped to itself. */
export function RetakeExamDialog({ exams, retakeExam, onClose }: RetakeExamDialogProps) {
  const map = useMapRetakeQuestions();
  const first = exams[0];
  const [start] = useState(() => itemsOf(first));
  const key = useKey(retakeExam?.questions ?? start);
  const [pairs, setPairs] = useState(() => mapText(retakeExam?.questions ?? itemsOf(first).map(mappedToItself)));
  const read = readMap(pairs);
  // What is saved when its map is refused; the next press changes it instead of making another.
  const [made, setMade] = useState<Exam | null>(null);
  const update = useUpdateRetakeExam();
  const { save, ...record } = useRecordForm({
    resource: 'retakeExams',
    record: retakeExam,
    resolver: schemaResolver(CreateRetakeExamBody),
    defaultValues: {
      examId: retakeExam?.exam.id ?? first?.id ?? '',
      name: retakeExam?.name ?? (first ? `${first.name} 재시험` : ''),
      cutline: retakeExam?.cutline ?? first?.cutline ?? null,
    },
  });
  return (
    <RecordDialog
      size="large"
      title={retakeExam ? '재시험지 수정' : '재시험지 만들기'}
      submitLabel={retakeExam ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      save={async ({ examId, name, cutline }, version) => {
        if (key.problem !== undefined) throw new UserError(key.problem);
        if (!read) throw new UserError('문항 연결을 1=3, 2=5처럼 써 주세요.');
        const data = { name, cutline: cutline ?? null, questions: toQuestions(key.rows) };
        const saved = made
          ? await update.mutateAsync({ retakeId: made.id, data: { ...data, version: made.version } })
          : await save(retakeExam ? data : { ...data, examId }, version);
        const { id } = saved;
        setMade(saved as Exam);
        const numbers = new Set(data.questions.map(({ number }) => number));
        await map.mutateAsync({
          retakeId: String(id),
          data: { pairs: read.filter(({ number }) => numbers.has(number)) },
        });
      }}
      said={({ name }) => `${josa(name, '을/를')} ${retakeExam ? '수정했습니다' : '만들었습니다'}`}
    >
      <FormRow>
        <SelectField
          name="examId"
          label="원래 시험"
          required
          disabled={retakeExam !== undefined || made !== null}
          options={exams.map(({ id, name, weeklyLecture }) => ({
            value: id,
            label: `${formatWeek(weeklyLecture)} ${name}`,
          }))}
        />
        <TextField name="name" label="재시험지 이름" />
        <NumberField name="cutline" label="커트라인" unit="점" decimals={2} />
      </FormRow>
      <FieldFrame
        id="question-map"
        label="문항 연결"
        hint="재시험 문항=원래 문항. 1=3은 재시험 1번이 원래 3번을 다시 묻는다는 뜻입니다."
        error={!read ? '1=3, 2=5처럼 써 주세요.' : undefined}
      >
        <input
          id="question-map"
          className={css.map}
          aria-describedby="question-map-hint"
          aria-invalid={!read || undefined}
          value={pairs}
          onChange={({ target }) => setPairs(target.value)}
        />
      </FieldFrame>
      <KeyGrid pending={key} />
    </RecordDialog>
  );
}

function itemsOf(exam: RetakableExam | undefined): KeyedQuestion[] {
  return (exam?.items ?? []).map(({ number, kind, answer, alsoAccepts, points, unit, gradingRule }) => ({
    number: number ?? 0,
    kind: kind ?? 'CHOICE',
    answer,
    alsoAccepts: alsoAccepts ?? [],
    points: points ?? 0,
    unit: unit ?? '',
    gradingRule: gradingRule ?? 'NORMAL',
  }));
}

const mappedToItself = ({ number }: KeyedQuestion) => ({ number, retakeMap: { originalQuestion: { number } } });
