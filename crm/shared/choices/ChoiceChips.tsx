import type { ReactNode } from 'react';
import { Row } from '#ui-kit';
import css from './ChoiceChips.module.css';

interface ChoiceChipsProps<Id extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** In the order shown. */
  items: readonly { id: Id; label: ReactNode; count?: number | undefined }[];
  /** The values of the pressed ones. */
  chosen: readonly Id[];
  /** A chip was pressed; the owner decides how that affects the others. */
  onToggle: (id: Id) => void;
}

/** Toggle buttons that filter a list. */
export function ChoiceChips<Id extends string>({ label, items, chosen, onToggle }: ChoiceChipsProps<Id>) {
  return (
    <Row role="group" aria-label={label} gap={4} wrap align="stretch">
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={css.chip}
          aria-pressed={chosen.includes(item.id)}
          onClick={() => onToggle(item.id)}
        >
          {item.label}
          {item.count !== undefined && <span className={css.count}>{item.count.toLocaleString('ko')}</span>}
        </button>
      ))}
    </Row>
  );
}
