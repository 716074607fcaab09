import { createContext, useContext } from 'react';
import type { Tone } from '../theme/tone.ts';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** How long a toast with an action stays, in milliseconds: long enough to reach the button. */
export const ACTION_TOAST_MS = 8000;

export interface Toast {
  /** One sentence: what happened. */
  message: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** One follow-up action, e.g. 되돌리기. @default undefined */
  action?: { label: string; onClick: () => void };
}

/** Shows a toast. */
export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * Returns the function that shows a toast: it disappears after 3 s (8 s with an action), later while hovered or focused.
 * @throws Error outside `KitProvider`
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast stands inside KitProvider');
  return show;
}
