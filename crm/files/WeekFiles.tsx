import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, Toolbar } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { FilePanel } from './panel/FilePanel.tsx';
import { PermissionTable } from './panel/PermissionTable.tsx';
import { WeekFilesDocument, type WeekFilesQuery } from './generated/graphql.ts';

type Exam = NonNullable<WeekFilesQuery['weeklyLectures_by_pk']>['exams'][number];
type Shown = 'files' | 'readers';

/** The files of a week, and which of its students may open them. */
export default function WeekFiles() {
  const { lectureId = '', weekId = '' } = useParams();
  const [shown, setShown] = useState<Shown>('files');
  return (
    <>
      <Toolbar label="자료">
        <ChoiceChips<Shown>
          label="보기"
          items={[
            { id: 'files', label: '파일' },
            { id: 'readers', label: '열람 대상' },
          ]}
          chosen={[shown]}
          onToggle={setShown}
        />
      </Toolbar>
      {shown === 'files' ? (
        <Card>
          <FilePanel
            owner={{ ownerType: 'WEEKLY_LECTURE', ownerId: weekId }}
            name="이 주차 자료"
            emptyText="아직 자료가 없습니다. 올린 파일은 이 주차의 수강생 모두가 볼 수 있고, ‘열람 대상’에서 바꿀 수 있습니다."
          />
        </Card>
      ) : (
        <Readers lectureId={lectureId} weekId={weekId} />
      )}
    </>
  );
}

function Readers({ lectureId, weekId }: { lectureId: string; weekId: string }) {
  const query = useGql(WeekFilesDocument, { weekId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query}>
      {({ weeklyLectures_by_pk: week }) => {
        const { files: ofWeek, exams, participants } = week ?? { files: [], exams: [], participants: [] };
        const files = [...ofWeek, ...exams.flatMap(ofExam)];
        if (files.length === 0)
          return (
            <EmptyState of="file" title="아직 자료가 없습니다">
              파일을 먼저 올려 주세요.
            </EmptyState>
          );
        if (participants.length === 0)
          return (
            <EmptyState of="person" title="수강생이 없습니다">
              수강생을 추가하면 누가 볼지 정할 수 있습니다.
            </EmptyState>
          );
        const students = participants.map(({ student }) => student);
        return <PermissionTable lectureId={lectureId} weekId={weekId} files={files} students={students} />;
      }}
    </QueryView>
  );
}

/** The explanations of an exam; once published, they get permissions like the week's own files. */
const ofExam = ({ name, files }: Exam) => files.map((file) => ({ ...file, name: `${name}: ${file.name}` }));
