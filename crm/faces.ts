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

/** What has a page of its own on the page of settings, in the order of each section. */
export const settings = nouns.filter(hasSetting).sort((one, other) => byOrder(one.setting, other.setting));

/** The menu at the left, as somebody sees it for whom `isOffered`: the lists of the resources that have a place in it. */
export function menuOf(isOffered: (resource: Resource) => boolean): NavGroup[] {
  return menuGroups.flatMap((label) => {
    const [first, ...others] = entriesOf(label, isOffered);
    return first ? [{ label, icon: icons[label], entries: [first, ...others] as const }] : [];
  });
}

function entriesOf(group: MenuPlace['group'], isOffered: (resource: Resource) => boolean): NavEntry[] {
  return nouns
    .filter((noun) => noun.menu?.group === group && isOffered(noun))
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .flatMap(({ name, label, list, menu }) => {
      const also = name === 'settings' ? settings.map(({ list }) => list) : menu?.also;
      return list ? [{ label, href: list, also }] : [];
    });
}

/** The whole menu. */
export const navigation = menuOf(() => true);

/** The resources as refine takes them. */
export const resources: ResourceProps[] = nouns.map(({ name, label, list, show, create, edit, parent, opens }) => ({
  name,
  list,
  show,
  create,
  edit,
  meta: { label, parent, opens },
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

type Setting = Resource & Required<Pick<Resource, 'list' | 'setting'>>;

function hasSetting(noun: Resource): noun is Setting {
  return noun.setting !== undefined && noun.list !== undefined;
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
