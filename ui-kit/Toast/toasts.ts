import { createContext, use } from 'react';
import type { Tone } from '../theme/tone.ts';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** How long a toast with an action stays, in milliseconds: long enough to reach the button. */
export const ACTION_TOAST_MS = 8000;

export interface Toast {
  /** One sentence: what happened. */
  message: string;
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** One follow-up action, e.g. 다시 시도. @default undefined */
  action?: { label: string; onClick: () => void } | undefined;
  /** Takes back what happened by the button 되돌리기; then its toast is shown, or why it failed. @default undefined */
  undo?: { send: () => Promise<unknown>; said?: Said } | undefined;
}

/** A toast, or the sentence of a positive one. */
export type Said = string | Toast;

/** What is said of an answer; nothing for `undefined`. */
export type SaidOf<Answer> = Said | ((answer: Answer) => Said | undefined) | undefined;

/** The toast for this answer. */
export function saidOf<Answer>(said: SaidOf<Answer>, answer: Answer): Said | undefined {
  return typeof said === 'function' ? said(answer) : said;
}

/** Shows a toast; nothing for `undefined`. */
export type ShowToast = (said: Said | undefined) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * Returns the function that shows a toast: it disappears after 3 s (8 s with an action), later while hovered or focused.
 * @throws Error outside `KitProvider`
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast stands inside KitProvider');
  return show;
}
