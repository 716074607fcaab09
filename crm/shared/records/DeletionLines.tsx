import type { DeletionLine } from '#client/generated/rest/students.ts';
import css from './DeletionLines.module.css';

/** What a deletion removes or keeps, with how many; what there is none of is left out. */
export function DeletionLines({ title, lines }: { title: string; lines: readonly DeletionLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul role="list" className={css.lines}>
        {lines
          .filter(({ count }) => count !== 0)
          .map(({ label, count }) => (
            <li key={label}>
              {label} {count !== null && <strong>{count.toLocaleString('ko')}</strong>}
            </li>
          ))}
      </ul>
    </section>
  );
}
