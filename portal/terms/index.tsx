import type { Face } from '../face.ts';
import TermsGate from './TermsGate.tsx';

export const panels = {
  /** Asks for consent to changed terms before anything else. Loaded at once, because every page waits for it. */
  TermsGate,
};

export const face: Face = { routes: [] };
