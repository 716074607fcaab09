import { use, useRef, useState } from 'react';
import { FailureContext } from '../QueryView/FailureContext.ts';
import { saidOf, useToast, type SaidOf } from './toasts.ts';

export interface Sending {
  /** True until what was sent is answered. */
  isSending: boolean;
  /**
   * Runs `work`, then shows `said`; a failure is a red toast. While it runs, a second call does nothing, so that a double click sends
   * once. Never rejects: true when the work is done.
   */
  send: <Answer>(work: () => Promise<Answer>, said?: SaidOf<NoInfer<Answer>>) => Promise<boolean>;
}

/**
 * Sends a command from a button, a menu or a switch, and tells what came of it. In forms and dialogs it is thrown instead: `Form`,
 * `FormDialog` and `ConfirmDialog` show a refusal at its fields and take `said`. What may run at the same time takes a hook each.
 */
export function useSending(): Sending {
  const toast = useToast();
  const describe = use(FailureContext);
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const send: Sending['send'] = async (work, said) => {
    if (running.current) return false;
    running.current = true;
    setSending(true);
    try {
      toast(saidOf(said, await work()));
      return true;
    } catch (error) {
      toast({ message: describe(error).message, tone: 'negative' });
      return false;
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}
