import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

export const panels = {
  /** Asks for consent to changed terms before anything else. */
  TermsGate: lazyWithRetry(() => import('./TermsGate.tsx')),
};

export const face: Face = { routes: [] };
