import type { ReactNode } from 'react';
import css from './Article.module.css';

export interface ArticleProps {
  /** Its only `h1`. */
  title: string;
  /** Kind and date, under the title. */
  meta: ReactNode;
  /** A plain text, of which line breaks are kept, or a `RichText`. */
  body: ReactNode;
}

/** A text to read: a post, terms. */
export function Article({ title, meta, body }: ArticleProps) {
  return (
    <article className={css.article}>
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.meta}>{meta}</p>
      </header>
      <div className={css.body}>{body}</div>
    </article>
  );
}
