import type { NavEntry } from '#ui-kit';
import type { Face } from './face.ts';

/** Every slice's face. A folder with an `index.tsx` is gathered; nothing else names the slices. */
const faces = Object.values(import.meta.glob<Face>('./*/index.tsx', { eager: true, import: 'face' }));

/** The places at the foot of every page. */
export const navigation: NavEntry[] = faces
  .flatMap(({ navigation: places = [] }) => places)
  .sort((one, other) => one.order - other.order);

/** Every page. */
export const routes = faces.flatMap((face) => face.routes);
