import type { ReactNode } from 'react';
import css from './FactList.module.css';

export interface Fact {
  /** The label. */
  label: string;
  /** The value; an empty one is shown as –. */
  value: ReactNode;
}

export interface FactListProps {
  /** In the order shown. */
  facts: readonly Fact[];
  /** Pairs per line where the width allows. @default 1 */
  columns?: 1 | 2 | 3;
}

/** Facts about one thing: labels and values. */
export function FactList({ facts, columns = 1 }: FactListProps) {
  return (
    <dl className={css.facts} data-columns={columns}>
      {facts.map((fact) => (
        <div key={fact.label} className={css.fact}>
          <dt className={css.label}>{fact.label}</dt>
          <dd>{isNothing(fact.value) ? <span className={css.none}>–</span> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isNothing = (value: ReactNode): boolean => value === null || value === undefined || value === '';
