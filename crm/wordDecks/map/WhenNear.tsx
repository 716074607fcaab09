import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './WhenNear.module.css';

/** How far below what is seen, in the page's own scroller. */
const NEAR = '400px';

/** A part far down a page, drawn and asked for when somebody comes near it: what is seen first does not wait for it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const look = (entries: IntersectionObserverEntry[]): void => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(look, { scrollMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={css.place} />;
}
