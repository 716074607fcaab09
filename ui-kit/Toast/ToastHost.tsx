import { use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FailureContext } from '../QueryView/FailureContext.ts';
import css from './Toast.module.css';
import { ToastCard } from './ToastCard.tsx';
import { ToastContext, type ShowToast, type Toast } from './toasts.ts';

/** The most toasts shown at once; the oldest is removed first. */
const MAX_TOASTS = 3;

/** Provides `useToast` and shows the toasts above everything, dialogs too. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const nextId = useRef(0);
  const host = useRef<HTMLDivElement>(null);
  const describe = use(FailureContext);
  const show = useCallback<ShowToast>(
    function tell(said) {
      if (said === undefined) return;
      const { undo, ...toast } = typeof said === 'string' ? positive(said) : said;
      const fail = (error: unknown) => tell({ message: describe(error).message, tone: 'negative' });
      const action = undo
        ? { label: '되돌리기', onClick: () => void undo.send().then(() => tell(undo.said), fail) }
        : toast.action;
      setToasts((all) => [...all, { ...toast, action, id: nextId.current++ }].slice(-MAX_TOASTS));
    },
    [describe],
  );
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);

  // Before the paint, so that no toast is there and hidden.
  useLayoutEffect(() => {
    // Reopened for each toast: only the newest element of the top layer is above a dialog opened meanwhile.
    host.current?.togglePopover?.(false);
    if (toasts.length > 0) host.current?.showPopover?.();
  }, [toasts]);

  return (
    <ToastContext value={show}>
      {children}
      <div ref={host} popover="manual" className={css.host}>
        <div role="log" aria-live="polite" aria-label="알림" className={css.list}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
          ))}
        </div>
      </div>
    </ToastContext>
  );
}

const positive = (message: string): Toast => ({ message, tone: 'positive' });
