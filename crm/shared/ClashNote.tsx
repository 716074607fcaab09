import type { PlaceClash, StudentClash } from '#client/generated/rest/lectures.ts';
import { todayInSeoul } from '#ui-kit';
import css from './ClashNote.module.css';
import { placeClashText, studentClashText, unknownText } from './clashText.ts';

interface ClashNoteProps {
  /** Students who have another lesson then. @default none */
  students?: readonly StudentClash[] | undefined;
  /** Teachers and rooms that do. @default none */
  places?: readonly PlaceClash[] | undefined;
  /** The last day that is compared, `YYYY-MM-DD`. @default one of which all is known */
  until?: string | undefined;
}

/** Says whose hours are taken by another lesson; it may be meant, so it is saved all the same. */
export function ClashNote({ students = [], places = [], until }: ClashNoteProps) {
  const said = [placeClashText(places), studentClashText(students), unknownText(until, todayInSeoul())].filter(Boolean);
  return (
    <div role="status" className={css.clashes}>
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
