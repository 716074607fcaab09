import { HomeIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
// Home is the first page after sign-in, so it is loaded with the frame; every other page loads when opened.
import HomePage from './HomePage.tsx';

export const paths = { home: '/portal' };

export const face: Face = {
  routes: [{ index: true, element: <HomePage /> }],
  navigation: [{ label: '홈', href: paths.home, icon: HomeIcon, order: 10 }],
};
