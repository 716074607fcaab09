import type { NavTab } from '#ui-kit';
import type { Face } from './face.ts';

/** Every slice's face. Every folder with an `index.tsx` is collected, so that no slice is listed by name. */
const faces = Object.values(import.meta.glob<Face>('./*/index.tsx', { eager: true, import: 'face' }));

/** All entries of the navigation. */
export const navigation: NavTab[] = faces
  .flatMap(({ navigation: places = [] }) => places)
  .sort((one, other) => one.order - other.order);

/** All pages. */
export const routes = faces.flatMap((face) => face.routes);
