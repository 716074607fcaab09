import type { ReactNode } from 'react';
import { Row } from '../Layout/Layout.tsx';
import css from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's name, its only `h1`. */
  title: string;
  /** At the left of the title: a `BackLink`. @default undefined */
  back?: ReactNode;
  /** Before the title: `Breadcrumbs`. @default undefined */
  breadcrumbs?: ReactNode;
  /** Beside the title: a status, a count. @default undefined */
  status?: ReactNode;
  /** One line under the title. @default undefined */
  description?: ReactNode;
  /** Buttons at the right; the main one last. @default undefined */
  actions?: ReactNode;
  /** Hidden when printing, because the printed page has a heading of its own. @default false */
  noPrint?: boolean;
}

/** The header of a page: the way up, title and actions, in one line where there is the room. */
export function PageHeader({ title, back, breadcrumbs, status, description, actions, noPrint }: PageHeaderProps) {
  return (
    <header className={css.header} data-no-print={noPrint || undefined}>
      {back}
      <div className={css.words}>
        {breadcrumbs}
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
