import { Fragment } from 'react';
import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import type { StudentCard } from '../../face.ts';
import { cardsOf, firstOfCards } from '../../studentCards.ts';
import StudentPage, { firstStudent } from './StudentPage.tsx';

/** The student's page with the cards of every slice. */
export default function StudentPageWithCards() {
  return <StudentPage notes={<Cards column="profile" />} records={<Cards column="records" />} />;
}

/** All of the page leaves with the click. */
export const first: FirstOfAll = ({ params: { studentId = '' } }) => [
  ...firstStudent(studentId),
  ...firstOfCards(studentId),
];

function Cards({ column }: Pick<StudentCard, 'column'>) {
  return cardsOf(column).map(({ element }, index) => <Fragment key={index}>{element}</Fragment>);
}
