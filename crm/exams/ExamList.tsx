import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useOrderExams } from '#client/generated/rest/exams.ts';
import { ButtonLink, EmptyState, Link, QueryView, SortableList, StatusChip, Toolbar } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { paths } from './paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as reportPaths } from '../reportCards/paths.ts';
import { paths as scorePaths } from '../scores/paths.ts';
import { ExamActions } from './ExamActions.tsx';
import { ExamDialog } from './ExamDialog.tsx';
import css from './Exams.module.css';
import { WeekExamsDocument } from './generated/graphql.ts';
import type { ListedExam, TemplateOption } from './types.ts';
import { useTemplateOptions } from './useTemplateOptions.ts';

/** The exams of a week, sorted by hand. */
export default function ExamList() {
  const { lectureId = '', weekId = '' } = useParams();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { query } = useList<ListedExam>({
    resource: 'exams',
    pagination: { mode: 'off' },
    meta: { gqlQuery: WeekExamsDocument, gqlVariables: { weekId } },
    queryOptions: { staleTime: 0 },
  });
  const templates = useTemplateOptions(lectureId);
  const order = useOrderExams();
  const add = <AddButton onClick={() => setAdding(true)}>시험 만들기</AddButton>;
  const move = (examIds: string[]) => order.mutateAsync({ data: { weeklyLectureId: weekId, examIds } });
  return (
    <>
      <Toolbar
        label="시험"
        end={
          <>
            <ButtonLink href={scorePaths.ofWeek(lectureId, weekId)}>성적 입력</ButtonLink>
            {add}
          </>
        }
      >
        <p className={css.note}>위에서부터 성적표의 열이 됩니다.</p>
      </Toolbar>
      <QueryView query={query}>
        {({ data: exams }) =>
          exams.length > 0 ? (
            <div className={css.list}>
              <SortableList label="시험" items={exams} nameOf={({ name }) => name} onMove={move}>
                {(exam) => <ExamRow exam={exam} templates={templates} />}
              </SortableList>
            </div>
          ) : (
            <EmptyState of="sheet" title="이 주차에 시험이 없습니다" action={add}>
              시험을 만들면 수강생마다 점수 칸이 생깁니다. 양식을 쓰면 문항과 정답까지 한 번에 들어옵니다.
            </EmptyState>
          )
        }
      </QueryView>
      {adding && (
        <ExamDialog
          lectureId={lectureId}
          weekId={weekId}
          templates={templates}
          onMade={(id) => void navigate(paths.exam(id))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function ExamRow({ exam, templates }: { exam: ListedExam; templates: readonly TemplateOption[] }) {
  const questions = exam.items_aggregate.aggregate?.count ?? 0;
  const { takenCount, participantCount, mean, clinicCount } = exam.statistics ?? {};
  const facts = [
    questions === 0 ? '문항 없음' : `${questions}문항`,
    `만점 ${exam.totalPoints}점`,
    exam.cutline === null ? '커트라인 없음' : `커트라인 ${exam.cutline}점`,
    exam.template && `양식 ${exam.template.name}`,
  ];
  return (
    <div className={css.row}>
      <span className={css.name}>
        <Link href={paths.exam(exam.id)}>{exam.name}</Link>
        <span className={css.note}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.figures}>
        {`응시 ${takenCount ?? 0}/${participantCount ?? 0}명`}
        {mean != null && ` · 평균 ${mean}점`}
        {!!clinicCount && ` · 클리닉 ${clinicCount}명`}
      </span>
      <ButtonLink size="small" variant="quiet" href={omrPaths.ofExam(exam.id)}>
        OMR 채점
      </ButtonLink>
      <ButtonLink size="small" variant="quiet" href={reportPaths.ofExam(exam.id)}>
        성적표
      </ButtonLink>
      <StatusChip tone={exam.isShown ? 'positive' : 'neutral'}>{exam.isShown ? '공개' : '숨김'}</StatusChip>
      <ExamActions exam={exam} hasQuestions={questions > 0} templates={templates} />
    </div>
  );
}
