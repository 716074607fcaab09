import type { ReactNode } from 'react';
import { Link, Note } from '#ui-kit';
import { Unbroken } from './Unbroken.tsx';
import css from './RowLinks.module.css';

export interface RowLink {
  /** Its key. */
  id: string;
  /** Where it leads. */
  href: string;
  /** The main words. */
  title: string;
  /** Smaller words under them. */
  note: ReactNode;
  /** At the right. @default undefined */
  end?: ReactNode;
}

/** A list whose rows lead somewhere, high enough for a thumb. */
export function RowLinks({ rows }: { rows: readonly RowLink[] }) {
  return (
    <ul role="list" className={css.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link quiet href={row.href} className={css.row}>
            <span className={css.words}>
              <span className={css.title}>
                <Unbroken text={row.title} />
              </span>
              <Note as="span">{row.note}</Note>
            </span>
            {row.end && <span className={css.end}>{row.end}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
