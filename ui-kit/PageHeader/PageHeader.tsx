import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icons.ts';
import { Link } from '../Link/Link.tsx';
import { Row } from '../Layout/Layout.tsx';
import css from './PageHeader.module.css';

export interface Breadcrumb {
  /** The page's name. */
  label: string;
  /** Its address. */
  href: string;
}

export interface PageHeaderProps {
  /** The page's name, its only `h1`. */
  title: string;
  /** The parent pages, topmost first. @default [] */
  breadcrumbs?: readonly Breadcrumb[];
  /** Beside the title: a status, a count. @default undefined */
  status?: ReactNode;
  /** One line under the title. @default undefined */
  description?: ReactNode;
  /** Buttons at the right; the main one last. @default undefined */
  actions?: ReactNode;
  /** Hidden when printing, because the printed page has a heading of its own. @default false */
  noPrint?: boolean;
}

/** The header of a page: breadcrumbs, title and actions; one line where there is the room, on a phone the title stands below its parents. */
export function PageHeader({ title, breadcrumbs = [], status, description, actions, noPrint }: PageHeaderProps) {
  return (
    <header className={css.header} data-no-print={noPrint || undefined}>
      <div className={css.words}>
        {breadcrumbs.length > 0 && (
          <nav aria-label="상위 화면">
            <ol role="list" className={css.crumbs}>
              {breadcrumbs.map((crumb) => (
                <li key={crumb.href}>
                  <Link quiet href={crumb.href}>
                    {crumb.label}
                  </Link>
                  <ChevronRightIcon aria-hidden />
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Row gap={10}>
          <h1 className={css.title}>{title}</h1>
          {status}
        </Row>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {actions && (
        <Row wrap align="stretch" data-bar="page" data-no-print>
          {actions}
        </Row>
      )}
    </header>
  );
}
