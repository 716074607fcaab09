import type { ReactNode } from 'react';
import { Link, Note } from '#ui-kit';
import { ChevronRightIcon } from '#ui-kit/icons.ts';
import { Unbroken } from './Unbroken.tsx';
import css from './RowLinks.module.css';

export interface RowLink {
  /** Its key. */
  id: string;
  /** Where it leads. */
  href: string;
  /** Before the words: an hour. @default undefined */
  lead?: string | undefined;
  /** Under the hour. @default undefined */
  leadNote?: string | false | undefined;
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
      {rows.map(({ id, href, lead, leadNote, title, note, end }) => (
        <li key={id}>
          <Link quiet href={href} className={css.row}>
            <span className={css.content}>
              {lead && (
                <span className={css.lead}>
                  {lead}
                  {leadNote && <Note as="span">{leadNote}</Note>}
                </span>
              )}
              <span className={css.words}>
                <span className={css.title}>
                  <Unbroken text={title} />
                </span>
                <Note as="span">{note}</Note>
              </span>
              {end && <span className={css.end}>{end}</span>}
            </span>
            <ChevronRightIcon aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
