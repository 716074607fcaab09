import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import css from './Popover.module.css';

export interface PopoverProps {
  /** Open or closed. */
  open: boolean;
  /** A click outside, or Escape; the owner sets `open` to false. */
  onClose: () => void;
  /** The anchor element; it gets the focus back on Escape. */
  anchor: RefObject<HTMLElement | null>;
  /** The edge of the anchor that it is aligned with. @default 'start' */
  align?: 'start' | 'end';
  /** The content. */
  children: ReactNode;
}

/**
 * A panel anchored to a control, above everything (also inside dialogs), kept inside the window.
 * The focus goes to `[data-autofocus]`, else to the first thing with `tabindex="0"`, if there is one.
 */
export function Popover({ open, ...props }: PopoverProps) {
  return open ? <OpenPopover {...props} /> : null;
}

const GAP = 4;
const FIRST = '[data-autofocus], [tabindex="0"]';

function OpenPopover({ onClose, anchor, align = 'start', children }: Omit<PopoverProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    const from = anchor.current;
    if (!element || !from) return;
    element.showPopover?.();
    place(element, from, align);
    element.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    const onPointerDown = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!element.contains(target) && !from.contains(target)) close();
    };
    const onMove = (): void => place(element, from, align);
    document.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('resize', onMove);
    window.addEventListener('scroll', onMove, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('resize', onMove);
      window.removeEventListener('scroll', onMove, true);
    };
  }, [anchor, align]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };

  return (
    <div ref={panel} popover="manual" className={css.panel} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

function place(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = from.bottom + GAP;
  const fitsBelow = below + height <= window.innerHeight || from.top < height;
  const left = align === 'start' ? from.left : from.right - width;
  panel.style.top = `${fitsBelow ? below : from.top - GAP - height}px`;
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
}
