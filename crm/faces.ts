import type { ResourceProps } from '@refinedev/core';
import type { RouteObject } from 'react-router';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { NavEntry, NavGroup } from '#ui-kit';
import {
  CalendarIcon,
  ClinicIcon,
  ExamIcon,
  LectureIcon,
  MessageIcon,
  OfficeIcon,
  SettingsIcon,
  StudentsIcon,
} from '#ui-kit/icons.ts';
import { menuGroups, type Face, type MenuPlace, type Resource, type Tab, type TabbedPage } from './face.ts';

/** Every slice's face. A folder with an `index.tsx` is gathered; nothing else names the slices. */
const faces = Object.values(import.meta.glob<Face>('./*/index.tsx', { eager: true, import: 'face' }));

const icons = {
  오늘: CalendarIcon,
  수업: LectureIcon,
  학생: StudentsIcon,
  시험: ExamIcon,
  클리닉: ClinicIcon,
  소통: MessageIcon,
  운영: OfficeIcon,
  설정: SettingsIcon,
} satisfies Record<MenuPlace['group'], NavGroup['icon']>;

const nouns = faces.flatMap((face) => face.resources ?? []);

const places = nouns
  .flatMap(({ list, menu, ...noun }) => (list && menu ? [{ ...noun, list, menu }] : []))
  .sort((one, other) => byOrder(one.menu, other.menu));

/** What has a place on the page of settings, in the order of each section. */
export const settings = nouns
  .flatMap(({ list, setting, ...noun }) => (list && setting ? [{ ...noun, list, setting }] : []))
  .sort((one, other) => byOrder(one.setting, other.setting));

/** The menu at the left, as somebody sees it for whom `isOffered`. */
export function menuOf(isOffered: (resource: Resource) => boolean): NavGroup[] {
  return menuGroups.flatMap((label) => {
    const own = places.filter((noun) => noun.menu.group === label && isOffered(noun));
    const [first, ...others] = own.map(entryOf);
    return first ? [{ label, icon: icons[label], entries: [first, ...others] as const }] : [];
  });
}

function entryOf({ name, label, list, menu }: (typeof places)[number]): NavEntry {
  // What the page of settings leads to belongs to it.
  return { label, href: list, also: name === 'settings' ? settings.map(({ list: href }) => href) : menu.also };
}

/** The whole menu. */
export const navigation = menuOf(() => true);

/** The resources as refine takes them. */
export const resources: ResourceProps[] = nouns.map(
  ({ name, label, list, show, create, edit, parent, opens, hasWordIds }) => ({
    name,
    list,
    show,
    create,
    edit,
    meta: { label, parent, opens, hasWordIds },
  }),
);

/** Every screen, tabs inside their pages. */
export const routes: RouteObject[] = faces
  .flatMap(({ routes: own = [] }) => own)
  .map((route) => {
    const tabs = tabsAt(route.path);
    const { path, element, handle, children = [] } = route;
    return tabs.length > 0 ? { path, element, handle, children: [...children, ...tabs.map(tabRoute)] } : route;
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
