import { Fragment } from 'react';
import type { StudentCard } from '../../face.ts';
import { studentCards } from '../../faces.ts';
import StudentPage from './StudentPage.tsx';

/** The student's page with the cards of every slice. */
export default function StudentPageWithCards() {
  return <StudentPage notes={<Cards column="profile" />} records={<Cards column="records" />} />;
}

function Cards({ column }: Pick<StudentCard, 'column'>) {
  return studentCards(column).map(({ element }, index) => <Fragment key={index}>{element}</Fragment>);
}
