import type { ReactNode } from 'react';
import css from './CarryBoard.module.css';
import { useCarry } from './carry.ts';

interface CarryTargetProps {
  /** The id of one of the board's `targets`. */
  id: string;
  children: ReactNode;
}

/** A list that accepts items; highlighted while it is the drop target. */
export function CarryTarget({ id, children }: CarryTargetProps) {
  const { cargo, overId } = useCarry();
  const isOver = cargo !== null && overId === id && cargo.at !== id;
  return (
    <div className={css.target} data-carry-target={id} data-over={isOver || undefined}>
      {children}
    </div>
  );
}
