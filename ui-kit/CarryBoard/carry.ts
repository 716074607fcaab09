import { createContext, use } from 'react';

/** An item that can be moved. */
export interface Cargo {
  id: string;
  /** Its name, shown beside the pointer and read by screen readers. */
  name: string;
  /** The target it is in now. */
  at: string;
}

/** A list that accepts items. */
export interface Target {
  id: string;
  /** Its name, for screen readers. */
  name: string;
}

/** What the board shares with its handles and targets. */
export interface Carry {
  cargo: Cargo | null;
  /** The target under the pointer, or the one the arrows chose. */
  overId: string | null;
  /** Picks an item up; with the pointer's position when it is dragged. */
  lift: (cargo: Cargo, pointer?: { x: number; y: number }) => void;
  /** The id of the element that explains the keys. */
  howId: string;
}

export const CarryContext = createContext<Carry | null>(null);

/** @throws Error outside `CarryBoard` */
export function useCarry(): Carry {
  const carry = use(CarryContext);
  if (!carry) throw new Error('Handles and targets stand inside CarryBoard');
  return carry;
}
