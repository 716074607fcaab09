import { useEffect, useRef, useState } from 'react';
import type { Conditions } from '#mocks/network.ts';
import { placeName, type Place } from '#mocks/place.ts';
import { Link } from '#ui-kit';
import css from './Tour.module.css';

export interface TourProps {
  /** Which academy, its hour and its person. */
  place: Place;
  /** The app's address that is shown first. */
  open: string;
  /** How the calls of the academy fare: the toolbar's choice. */
  conditions: Conditions;
  /** The academy made a call for the first time; all its calls so far. */
  onCalls(names: string[]): void;
}

/** The whole app on the living mock, as large as the canvas, and a link by which another person begins with the very same state. */
export function Tour({ place, open, conditions, onCalls }: TourProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(open);
  const name = placeName(place);
  const { network, failing } = conditions;
  useEffect(() => {
    const chosen = { conditions: { network, failing } };
    const tell = () => frame.current?.contentWindow?.postMessage(chosen, location.origin);
    const hear = ({ data, source }: MessageEvent<{ calls?: string[] }>) => {
      if (source !== frame.current?.contentWindow || !data.calls) return;
      // The first time it has just opened.
      if (data.calls.length === 0) tell();
      onCalls(data.calls);
    };
    tell();
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [network, failing, onCalls]);
  const { canvas, scale } = useFit();
  const part = `${100 / scale}%`;
  const look = () => setShown(shownIn(frame.current, name) ?? open);
  return (
    <div className={css.tour}>
      <div className={css.bar}>
        <span>{place.at === 'now' ? '지금' : place.at.replace('T', ' ').replace(/(\d\d)$/, ':$1')}</span>
        <span onPointerEnter={look} onFocus={look}>
          <Link href={addressOf(name, shown)} target="_blank">
            같은 상태로 열기
          </Link>
        </span>
      </div>
      <div ref={canvas} className={css.canvas}>
        <iframe
          key={name + open}
          ref={frame}
          className={css.app}
          style={{ width: part, height: part, scale }}
          title="학원"
          src={addressOf(name, open)}
        />
      </div>
    </div>
  );
}

/** The width that the CRM is made for, and the narrowest canvas on which it is drawn smaller; a phone's is narrower. */
const DESK = 1366;
const LEAST = 768;

/** How large the app is drawn, so that a screen for a desk is not cut beside the menu of Storybook. */
function useFit() {
  const canvas = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? DESK;
      setScale(width < LEAST ? 1 : Math.min(1, width / DESK));
    });
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  return { canvas, scale };
}

/** A file of the static Storybook: it opens without a server and before any service worker. */
function addressOf(name: string, open: string): string {
  return new URL(`tour/index.html?${new URLSearchParams({ place: name, open })}`, document.baseURI).href;
}

/** The app's address in the frame. */
function shownIn(frame: HTMLIFrameElement | null, name: string): string | undefined {
  const { pathname = '', search = '' } = frame?.contentWindow?.location ?? {};
  const [, path] = pathname.split(`/${name}`);
  return path === undefined ? undefined : path + search;
}
