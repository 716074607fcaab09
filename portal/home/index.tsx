import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import { HomeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { firstHome } from './firstHome.ts';
import HomePage from './HomePage.tsx';
import { paths } from './paths.ts';

export const face: Face = {
  routes: [{ index: true, element: <HomePage />, handle: { first: async () => firstHome } satisfies FirstHandle }],
  navigation: [{ label: '홈', href: paths.home, icon: HomeIcon, order: 10 }],
};
