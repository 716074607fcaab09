import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from '../icons.ts';
import type { Tone } from '../theme/tone.ts';
import css from './Toast.module.css';
import { ACTION_TOAST_MS, TOAST_MS, type Toast } from './toasts.ts';

const icons: Record<Tone, Icon> = {
  neutral: InfoIcon,
  accent: InfoIcon,
  info: InfoIcon,
  positive: SuccessIcon,
  warning: WarningIcon,
  negative: AlertIcon,
};

/** One toast; its timer pauses on hover and focus. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  /** What had the focus before, which it goes back to with the toast. */
  const before = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);
  const duration = toast.action ? ACTION_TOAST_MS : TOAST_MS;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  const ToneIcon = icons[toast.tone ?? 'neutral'];
  return (
    <div
      className={css.toast}
      data-tone={toast.tone ?? 'neutral'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <ToneIcon aria-hidden />
      <span className={css.message}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={css.action}
          onClick={({ currentTarget }) => {
            toast.action?.onClick();
            if (currentTarget === document.activeElement) giveFocusBack(before.current);
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

/** To what had it, or to the page where that has gone. */
function giveFocusBack(before: Element | null): void {
  const place = before?.isConnected ? before : document.querySelector('main');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
