import type { RouteObject } from 'react-router';
import type { NavEntry } from '#ui-kit';

/**
 * What a slice gives the portal: `portal/<slice>/index.tsx` exports one as `face`, and beside it its `paths`, which other slices import by
 * name. It comes with the first page, so it loads its pages with `lazyWithRetry`.
 */
export interface Face {
  /** Pages at addresses below `/portal/`. */
  routes: RouteObject[];
  /** Its places at the foot of every page. */
  navigation?: Place[];
}

/** A place at the foot of every page. */
export interface Place extends NavEntry {
  /** Smaller ones come first. */
  order: number;
}
