import css from './Brand.module.css';

/** The product's mark (as in app/public/icon.svg) and name: who made what the academy's name stands over. */
export function Maker({ name }: { name: string }) {
  return (
    <span className={css.maker}>
      <svg viewBox="14 14 36 36" aria-hidden>
        <path d="M17 14h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM37 14h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H37a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM17 34h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V37a3 3 0 0 1 3-3z" />
        <circle cx="42" cy="42" r="5.5" />
      </svg>
      {name}
    </span>
  );
}
