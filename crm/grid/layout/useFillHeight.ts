import { useLayoutEffect, type RefObject } from 'react';

/** Gives an element the height from its top to the lower edge of the page, so that the page itself need not scroll. */
export function useFillHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const page = element?.closest('main');
    if (!element || !page) return;
    const measure = (): void => {
      const above = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop;
      const below = Number.parseFloat(getComputedStyle(page).paddingBottom);
      element.style.height = `${Math.floor(page.clientHeight - above - below)}px`;
    };
    const observer = new ResizeObserver(measure);
    // What is above it may wrap, appear or go.
    for (const one of [page, ...page.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [ref]);
}
