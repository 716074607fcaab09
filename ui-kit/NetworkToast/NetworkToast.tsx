import { useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import css from './NetworkToast.module.css';

/** How long the network toast stays, in milliseconds. */
export const NETWORK_TOAST_MS = 2000;

export interface NetworkToastProps {
  /** The connection is lost; the toast opens when this turns true. */
  open: boolean;
  /** Called 2 s after opening; the owner sets `open` to false. */
  onClose: () => void;
}

/** '인터넷 연결 안정화중..' at the bottom right, for 2 s. */
export function NetworkToast({ open, onClose }: NetworkToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const element = toast.current;
    element?.showPopover?.();
    const timer = setTimeout(() => close(), NETWORK_TOAST_MS);
    return () => {
      clearTimeout(timer);
      if (element?.isConnected) element.togglePopover?.(false);
    };
  }, [open]);
  return (
    <div ref={toast} popover="manual" className={css.toast}>
      <div role="status" className={css.content}>
        {open && (
          <>
            <Spinner size={16} /> 인터넷 연결 안정화중..
          </>
        )}
      </div>
    </div>
  );
}
