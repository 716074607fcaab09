import { Fragment } from 'react';
import css from './Unbroken.module.css';

/** A text whose hours (`17:00–19:30`, `금 17:00–19:30`) never break in the middle. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/((?:[월화수목금토일] )?\d\d:\d\d–\d\d:\d\d)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.hours}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
