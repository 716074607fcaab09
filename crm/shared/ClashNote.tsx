import type { PlaceClash, StudentClash } from '#client/generated/rest/lectures.ts';
import css from './ClashNote.module.css';
import { placeClashText, studentClashText } from './clashText.ts';

interface ClashNoteProps {
  /** Students who have another lesson then. @default none */
  students?: readonly StudentClash[] | undefined;
  /** Teachers and rooms that do. @default none */
  places?: readonly PlaceClash[] | undefined;
}

/** Says whose hours are taken by another lesson; it may be meant, so it is saved all the same. */
export function ClashNote({ students = [], places = [] }: ClashNoteProps) {
  const said = [placeClashText(places), studentClashText(students)].filter(Boolean);
  return (
    <div role="status" className={css.clashes}>
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
