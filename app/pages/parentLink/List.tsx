import { useId, type ReactNode } from 'react';
import { Note } from '#ui-kit';
import css from './ParentLink.module.css';

/** A line of a list. */
interface Row {
  key: string;
  main: string;
  note: string;
  /** At its end. @default undefined */
  end?: ReactNode;
}

interface ListProps {
  title: string;
  rows: readonly Row[];
  /** What stands where there is nothing. */
  none: string;
}

/** One part of a page: a title and lines. */
export function List({ title, rows, none }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <Note>{none}</Note>
      ) : (
        <ul role="list" className={css.rows}>
          {rows.map(({ key, main, note, end }) => (
            <li key={key}>
              <div className={css.main}>
                <p>{main}</p>
                {note !== '' && <Note>{note}</Note>}
              </div>
              {end !== undefined && <span className={css.end}>{end}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
