import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { CenteredSpinner, StartupScreen } from '#ui-kit';

declare global {
  /** Of the page itself (`app/frame/paint.js`): puts the shape of the area at an address into an element. */
  var paintShape: ((host: Element, pathname: string) => void) | undefined;
}

const areas = /^\/(crm|portal)(\/|$)/;

/** What the page shows before the app's code is there, for as long as an area waits: the shape of its frame. */
function Shape({ label }: { label: string }) {
  const { pathname } = useLocation();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => globalThis.paintShape?.(host.current!, pathname), [pathname]);
  return <div ref={host} role="status" aria-label={label} />;
}

/** Stands in the place of a page while its code comes on a slow line. */
export function PageSkeleton() {
  const isArea = areas.test(useLocation().pathname);
  return isArea ? <Shape label="불러오는 중입니다" /> : <CenteredSpinner />;
}

/** Stands in the place of the app while it starts. */
export function StartSkeleton() {
  const isArea = areas.test(useLocation().pathname);
  return isArea ? <Shape label={`${ACADEMY_NAME} 시작하는 중입니다`} /> : <StartupScreen name={ACADEMY_NAME} />;
}
