import { useShow } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Button, QueryView } from '#ui-kit';
import { toKeyed } from '../key/answers.ts';
import { KeyGrid } from '../key/KeyGrid.tsx';
import { givenPoints, toQuestions } from '../key/keyRows.ts';
import { useKey } from '../key/useKey.ts';
import css from '../Exams.module.css';
import { ExamDetailDocument } from '../generated/graphql.ts';
import { RegradeDialog } from '../RegradeDialog.tsx';
import type { Exam } from '../types.ts';

/** The answer key of an exam; saving it first previews whose score changes. */
export default function ExamKey() {
  const { examId = '' } = useParams();
  const { query } = useShow<Exam>({ resource: 'exams', id: examId, meta: { gqlQuery: ExamDetailDocument } });
  return (
    <QueryView query={query} rows={12}>
      {({ data: exam }) => <Key key={exam.id} exam={exam} />}
    </QueryView>
  );
}

function Key({ exam }: { exam: Exam }) {
  const questions = useMemo(() => exam.items.map(toKeyed), [exam.items]);
  const [total, setTotal] = useState<number>();
  const pending = useKey(questions, total ?? (questions.length > 0 ? givenPoints(questions) : exam.totalPoints));
  const [asking, setAsking] = useState(false);
  if (asking && pending.problem !== undefined) setAsking(false);
  const isLinked = exam.template !== null;
  return (
    <>
      <KeyGrid pending={pending} readOnly={isLinked} onTotal={setTotal} />
      <div className={css.foot}>
        <span className={css.note}>
          {isLinked
            ? `양식 ‘${exam.template?.name}’의 정답표입니다. 양식에서 수정한 뒤 여기에서 다시 채점해 주세요.`
            : (pending.problem ??
              (pending.isChanged
                ? '아직 저장하지 않았습니다.'
                : '다시 채점하면 누구의 점수가 바뀌는지 먼저 보여 드립니다.'))}
        </span>
        <Button variant="primary" disabled={pending.problem !== undefined} onClick={() => setAsking(true)}>
          {pending.isChanged ? '저장하고 채점' : '다시 채점'}
        </Button>
      </div>
      {asking && (
        <RegradeDialog
          examId={exam.id}
          version={exam.version}
          questions={!isLinked ? toQuestions(pending.rows) : undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
