import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, QueryView, todayInSeoul } from '#ui-kit';
import { paths as enrollmentPaths } from '../enrollments/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { useUrlState } from '../shared/lists/useUrlState.ts';
import { ScoreGridDocument } from './generated/graphql.ts';
import { ScoreGrid } from './ScoreGrid.tsx';
import { ScoreGridBar } from './ScoreGridBar.tsx';
import { examOf, ofExam, choiceDefaults } from './chosenExam.ts';
import { NothingYet } from '../setup/parts.ts';

/** `/crm/students/actual-scores`: results of one exam outside the academy, of all students of a lecture, typed or pasted at once. */
export default function ScoreGridPage() {
  const [choice, choose] = useUrlState(choiceDefaults);
  const [isDirty, setDirty] = useState(false);
  const exam = examOf(choice);
  const variables = { lectureId: choice.lecture, today: todayInSeoul(), exam: ofExam(exam) };
  const query = useGql(ScoreGridDocument, variables, {
    enabled: choice.lecture !== '',
    requestPolicy: 'cache-and-network',
  });
  return (
    <Page
      title="실전 성적 한 번에 입력"
      description="강의를 고르고 점수를 쳐 넣거나 엑셀에서 붙여넣습니다. 저장하기 전에는 아무것도 바뀌지 않습니다."
    >
      <ScoreGridBar choice={choice} onChange={choose} disabled={isDirty} />
      {choice.lecture === '' ? (
        <NothingYet needs={['students', 'lectures']}>
          <EmptyState of="choose" title="강의를 골라 주세요">
            고른 강의의 수강생이 한 줄씩 나타납니다.
          </EmptyState>
        </NothingYet>
      ) : (
        <QueryView query={query} rows={10}>
          {({ students }) =>
            students.length === 0 ? (
              <NothingYet needs={['students']}>
                <EmptyState
                  of="person"
                  title="수강생이 없습니다"
                  action={<ButtonLink href={enrollmentPaths.ofLecture(choice.lecture)}>강의의 수강생</ButtonLink>}
                >
                  다른 강의를 고르거나 강의에 학생을 등록해 주세요.
                </EmptyState>
              </NothingYet>
            ) : (
              <ScoreGrid key={JSON.stringify(choice)} exam={exam} rows={students} onDirty={setDirty} />
            )
          }
        </QueryView>
      )}
    </Page>
  );
}
