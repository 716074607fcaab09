import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { FactList } from '#ui-kit';
import type { StudentCard } from '../../face.ts';
import { Card } from '../../shared/page/Card.tsx';
import { summaryCards } from '../../studentCards.ts';
import { SiblingsDocument } from '../generated/graphql.ts';
import { studentFields } from '../studentFields.tsx';
import { Siblings } from './Siblings.tsx';
import { StudentCards } from './StudentCards.tsx';
import { StudentHistory } from './StudentHistory.tsx';
import { StudentLectures } from './StudentLectures.tsx';
import { useStudentShown, type StudentDetail } from '../page/studentShown.ts';
import { firstTimeline, StudentTimeline } from './StudentTimeline.tsx';

interface StudentSummaryProps {
  /** Of other slices. @default all there are */
  cards?: readonly StudentCard[];
}

/** `/crm/students/:studentId`: what one looks for first, and all that happened. */
export default function StudentSummary({ cards = summaryCards }: StudentSummaryProps) {
  const student = useStudentShown();
  return (
    <StudentCards
      cards={cards}
      profile={
        <>
          <Card title="프로필" action={<StudentHistory id={student.id} />}>
            <FactList facts={factsOf(student)} />
          </Card>
          <Siblings id={student.id} />
        </>
      }
      records={
        <>
          <StudentLectures student={student} />
          <StudentTimeline studentId={student.id} />
        </>
      }
    />
  );
}

/** All of the tab leaves with the click. */
export const first: FirstOfAll = ({ params: { studentId = '' } }) => [
  firstQuestion('TA', SiblingsDocument, { id: studentId }),
  firstTimeline(studentId),
  ...summaryCards.map((card) => card.first(studentId)),
];

const factsOf = (student: StudentDetail) =>
  Object.values(studentFields).flatMap(({ label, factLabel = label, fact }) =>
    fact ? { label: factLabel, value: fact(student) } : [],
  );
