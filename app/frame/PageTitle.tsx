import { ACADEMY_NAME } from '#client/page/academy.ts';

/** The tab's title: the page's name before the academy's. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${ACADEMY_NAME}`}</title>;
}
