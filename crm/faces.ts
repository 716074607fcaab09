import type { ResourceProps } from '@refinedev/core';
import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { NavGroup } from '#ui-kit';
import type { Face, Tab, TabbedPage } from './face.ts';

/** Every slice's face. A folder with an `index.tsx` is gathered; nothing else names the slices. */
const faces = Object.values(import.meta.glob<Face>('./*/index.tsx', { eager: true, import: 'face' }));

const groups = [undefined, '콘텐츠', '설정'] as const;

const nouns = faces.flatMap((face) => face.resources ?? []);

/** The menu at the left: the lists of the resources that have a place in it. */
export const navigation: NavGroup[] = groups.map((label) => {
  const entries = nouns
    .filter(({ menu }) => menu && menu.group === label)
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .flatMap(({ label: name, list, icon, menu }) =>
      list && icon ? [{ label: name, href: list, icon, also: menu?.also }] : [],
    );
  return label ? { label, entries } : { entries };
});

/** The resources as refine takes them. */
export const resources: ResourceProps[] = nouns.map(({ name, label, list, show, create, edit, parent, icon }) => ({
  name,
  list,
  show,
  create,
  edit,
  meta: { label, parent, icon: icon && createElement(icon, { 'aria-hidden': true }) },
}));

/** Every screen, tabs inside their pages. */
export const routes: RouteObject[] = faces
  .flatMap(({ routes: own = [] }) => own)
  .map((route) => {
    const tabs = tabsAt(route.path);
    const { path, element, handle } = route;
    return tabs.length > 0 ? { path, element, handle, children: tabs.map(tabRoute) } : route;
  });

/** The tabs of a page, in the order shown. */
export function tabsOf(page: TabbedPage): Tab[] {
  return tabsAt(page.path);
}

function tabsAt(path: string | undefined): Tab[] {
  return faces
    .flatMap(({ tabs = [] }) => tabs)
    .filter(({ page }) => page.path === path)
    .sort(byOrder);
}

function tabRoute({ path, element, first }: Tab): RouteObject {
  const handle = first && ({ first } satisfies FirstHandle);
  return path === '' ? { index: true, element, handle } : { path, element, handle };
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
