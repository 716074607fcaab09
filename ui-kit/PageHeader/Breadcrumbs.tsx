import { ChevronRightIcon } from '../icons.ts';
import { Link } from '../Link/Link.tsx';
import css from './Breadcrumbs.module.css';

export interface Breadcrumb {
  /** The page's name. */
  label: string;
  /** Its address. */
  href: string;
}

/** The parent pages of a page, topmost first. */
export function Breadcrumbs({ pages }: { pages: readonly Breadcrumb[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="상위 화면">
      <ol role="list" className={css.crumbs}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link quiet href={href}>
              {label}
            </Link>
            <ChevronRightIcon aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  );
}
