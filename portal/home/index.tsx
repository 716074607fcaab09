import type { FirstHandle } from '#client/page/loadPage.ts';
import { HomeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
// Home is the first page after sign-in, so it is loaded with the frame; every other page loads when opened.
import { firstHome } from './firstHome.ts';
import HomePage from './HomePage.tsx';

export const paths = { home: '/portal' };

export const face: Face = {
  routes: [{ index: true, element: <HomePage />, handle: { first: async () => firstHome } satisfies FirstHandle }],
  navigation: [{ label: '홈', href: paths.home, icon: HomeIcon, order: 10 }],
};
