import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCopyExam } from '#client/generated/rest/exams.ts';
import { CheckboxInput, FieldFrame, FormDialog, QueryView, SelectInput, formatDay, formatWeek } from '#ui-kit';
import { useLectureOptions } from '../lectures/parts.ts';
import css from './Exams.module.css';
import { ExamWeeksDocument, type ExamWeeksQuery } from './generated/graphql.ts';
import type { ListedExam } from './types.ts';

interface CopyExamDialogProps {
  exam: ListedExam;
  onClose: () => void;
}

/** Copies an exam with its questions into other weeks, also of other lectures. */
export function CopyExamDialog({ exam, onClose }: CopyExamDialogProps) {
  const lectures = useLectureOptions();
  const [lectureId, setLectureId] = useState(exam.lectureId);
  const { query } = useList<ExamWeeksQuery['weeklyLectures'][number]>({
    resource: 'weeklyLectures',
    pagination: { mode: 'off' },
    meta: { gqlQuery: ExamWeeksDocument, gqlVariables: { lectureId } },
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const copy = useCopyExam();
  const form = useForm();
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog
      open
      size="small"
      title={`${exam.name} 복사`}
      submitLabel={chosen.size === 0 ? '복사' : `${chosen.size}개 주차에 복사`}
      submitDisabled={chosen.size === 0}
      form={form}
      onClose={onClose}
      onSubmit={() => copy.mutateAsync({ examId: exam.id, data: { weeklyLectureIds: [...chosen] } })}
      said={`${chosen.size}개 주차에 복사했습니다`}
    >
      <p>문항과 정답, 커트라인을 복사합니다. 점수는 복사하지 않습니다.</p>
      <FieldFrame id="copy-lecture" label="강의">
        <SelectInput
          id="copy-lecture"
          value={lectureId}
          options={lectures}
          onChange={(id) => setLectureId(id ?? exam.lectureId)}
        />
      </FieldFrame>
      <div role="group" aria-label="복사할 주차" className={css.weeks} tabIndex={0}>
        <QueryView query={query}>
          {({ data }) => {
            const weeks = data.filter(({ id }) => id !== exam.weeklyLectureId);
            if (weeks.length === 0) return <p className={css.note}>이 강의에는 복사할 다른 주차가 없습니다.</p>;
            return weeks.map((week) => (
              <CheckboxInput key={week.id} checked={chosen.has(week.id)} onChange={() => toggle(week.id)}>
                {formatWeek(week)} <span className={css.note}>{formatDay(week.heldOn)}</span>
              </CheckboxInput>
            ));
          }}
        </QueryView>
      </div>
    </FormDialog>
  );
}
