import { useLocation, type Location } from 'react-router';
import { safePath } from './safePath.ts';

/** Router state that keeps the requested location during sign-in. */
export interface Remembered {
  from: string;
}

/** Creates the state for a location. */
export function remember({ pathname, search, hash }: Location): Remembered {
  return { from: pathname + search + hash };
}

/** The remembered location, null when there is none or it leads to another origin. */
export function useRemembered(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'from' in state ? safePath(state.from) : null;
}
