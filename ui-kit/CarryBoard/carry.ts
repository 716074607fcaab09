import { createContext, use } from 'react';

/** What can be carried. */
export interface Cargo {
  id: string;
  /** What it is called, beside the pointer and in what is said. */
  name: string;
  /** The target it lies in. */
  at: string;
}

/** A place to put it down. */
export interface Target {
  id: string;
  /** What it is called, for what is said. */
  name: string;
}

/** What handles and targets know of the board around them. */
export interface Carry {
  cargo: Cargo | null;
  /** The target under the pointer, or the one the arrows chose. */
  overId: string | null;
  /** Lifts; by pointer with where it is pressed. */
  lift: (cargo: Cargo, pointer?: { x: number; y: number }) => void;
  /** The element that says how to carry by keyboard. */
  howId: string;
}

export const CarryContext = createContext<Carry | null>(null);

/** @throws Error outside `CarryBoard` */
export function useCarry(): Carry {
  const carry = use(CarryContext);
  if (!carry) throw new Error('Handles and targets stand inside CarryBoard');
  return carry;
}
