import type { ReactNode } from 'react';
import { Link } from '#ui-kit';

/** The name in a row that opens the record. Not in the order of Tab, since Enter on the row does the same. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link quiet href={href} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
