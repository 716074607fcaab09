import { Fragment } from 'react';
import { prepareLazy } from '#client/page/lazy/lazyWithRetry.ts';
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

/** How long the page waits for the code of its cards, in milliseconds. */
const FAST_CARDS_MS = 150;

/** Loads the cards with the page: those that are here soon are drawn with it, not one after another. */
export async function loadCards(): Promise<void> {
  const cards = (['profile', 'records'] as const).flatMap(studentCards);
  const code = prepareLazy(cards.map(({ element }) => element));
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, FAST_CARDS_MS))]);
}
