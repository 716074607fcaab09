import { Link, Note } from '#ui-kit';
import css from './Today.module.css';

interface TaskLink {
  id: string;
  name: string;
  /** Where the work is done. */
  href: string;
  /** Where it belongs. */
  note: string;
  /** How much of it is left. */
  left: string;
}

/** The places of one kind of work. */
export function TaskLinks({ tasks }: { tasks: readonly TaskLink[] }) {
  return (
    <ul role="list" className={css.inner}>
      {tasks.map(({ id, name, href, note, left }) => (
        <li key={id} className={css.row}>
          <div className={css.main}>
            <Link quiet href={href}>
              {name}
            </Link>
            <Note>{note}</Note>
          </div>
          <span>{left}</span>
        </li>
      ))}
    </ul>
  );
}
