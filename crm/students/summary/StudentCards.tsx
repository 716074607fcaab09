import { Fragment, type ReactNode } from 'react';
import { Stack } from '#ui-kit';
import type { StudentCard } from '../../face.ts';
import css from '../Students.module.css';

interface StudentCardsProps {
  cards: readonly StudentCard[];
  /** Above the cards in the column of the profile. @default undefined */
  profile?: ReactNode;
  /** Below the cards in the wide column. @default undefined */
  records?: ReactNode;
}

/** Two columns of cards from several slices. */
export function StudentCards({ cards, profile, records }: StudentCardsProps) {
  const sorted = cards.toSorted((one, other) => one.order - other.order);
  const of = (column: StudentCard['column']) =>
    sorted
      .filter((card) => card.column === column)
      .map(({ element }, index) => <Fragment key={index}>{element}</Fragment>);
  return (
    <div className={css.detail}>
      <Stack gap={16} className={css.column}>
        {profile}
        {of('profile')}
      </Stack>
      <Stack gap={16} className={css.column}>
        {of('records')}
        {records}
      </Stack>
    </div>
  );
}
