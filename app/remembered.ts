import { useLocation, type Location } from 'react-router';
import { safePath } from './safePath.ts';

/** Router state that carries the location a visitor asked for through the sign-in. */
export interface Remembered {
  from: string;
}

/** The state that remembers a location. */
export function remember({ pathname, search, hash }: Location): Remembered {
  return { from: pathname + search + hash };
}

/** The location remembered on the way here, null when there is none or it leads off this origin. */
export function useRemembered(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'from' in state ? safePath(state.from) : null;
}
