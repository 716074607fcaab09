import type { RouteObject } from 'react-router';
import type { NavTab } from '#ui-kit';

/**
 * What a slice contributes to the portal: `portal/<slice>/index.tsx` exports one as `face`, and beside it its `paths`, which other slices import by
 * name. It is part of the first page's code, so it loads its pages with `lazyWithRetry`.
 */
export interface Face {
  /** Pages at addresses below `/portal/`. */
  routes: RouteObject[];
  /** Its entries in the navigation. */
  navigation?: Place[];
}

/** An entry in the navigation. */
export interface Place extends NavTab {
  /** Sort order, smallest first. */
  order: number;
}
