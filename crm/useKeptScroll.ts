import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from '#ui-kit/Frame/SkipLink.tsx';

/** How long a page may take to grow to the height it was left at, in milliseconds. */
const PATIENCE = 4000;

/**
 * Keeps how far each address was scrolled in this tab, and returns there when one comes back to it: by the browser's back, or by a
 * link from a page below it. Any other page begins at its top. What a person scrolls meanwhile is left alone.
 */
export function useKeptScroll(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const kept = useRef(new Map<string, number>());
  const before = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    const address = pathname + search;
    const isSamePage = pageOf(before.current) === pageOf(pathname);
    const comesBack = type === 'POP' || before.current.startsWith(`${pathname}/`);
    before.current = pathname;
    const stop = isSamePage ? undefined : scrolledTo(main, comesBack ? (kept.current.get(address) ?? 0) : 0);
    const keep = (): void => void kept.current.set(address, main.scrollTop);
    main.addEventListener('scroll', keep, { passive: true });
    return () => {
      stop?.();
      main.removeEventListener('scroll', keep);
    };
  }, [pathname, search, type]);
}

/** A form opens over its page, at an address below it. */
const pageOf = (pathname: string): string => pathname.replace(/\/(create|edit)$/, '');

/** Scrolls as soon as the content is that tall; returns what gives up. */
function scrolledTo(main: HTMLElement, top: number): () => void {
  main.scrollTop = top;
  const stop = new AbortController();
  const growth = new MutationObserver(() => {
    main.scrollTop = top;
    if (main.scrollTop >= top - 1) stop.abort();
  });
  stop.signal.addEventListener('abort', () => growth.disconnect());
  if (main.scrollTop < top - 1) {
    growth.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    const timer = setTimeout(() => stop.abort(), PATIENCE);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const event of ['wheel', 'keydown', 'pointerdown'])
      main.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  return () => stop.abort();
}
