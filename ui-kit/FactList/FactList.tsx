import type { ReactNode } from 'react';
import css from './FactList.module.css';

export interface Fact {
  /** What it is. */
  label: string;
  /** The value; nothing is shown as –. */
  value: ReactNode;
}

export interface FactListProps {
  /** In the order shown. */
  facts: readonly Fact[];
  /** Pairs beside one another where there is room. @default 1 */
  columns?: 1 | 2 | 3;
}

/** What is known of one thing: labels and values. */
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
