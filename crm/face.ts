import type { ResourceProps } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { NavEntry } from '#ui-kit';

/**
 * What a slice contributes to the staff area: `crm/<slice>/index.tsx` exports one as `face`, and beside it `paths` and `panels`, which other slices
 * import by name. It is part of the first page's code, so it loads its screens and panels with `lazyWithRetry`.
 */
export interface Face {
  /** Screens at addresses below `/crm/`. */
  routes?: RouteObject[];
  /** Screens inside a page of tabs. */
  tabs?: Tab[];
  /** Its entries in the menu. */
  navigation?: Place[];
  /** Its card or tab on a student's page. */
  studentCards?: StudentCard[];
  /** Resources that refine writes through GraphQL; a resource is named like its GraphQL root. */
  resource?: ResourceProps;
}

/** A page whose tabs come from several slices. */
export interface TabbedPage {
  /** Its route below `/crm/`. */
  path: string;
  /** What the tabs are for, for screen readers. */
  label: string;
}

/** A screen in a tab. */
export interface Tab {
  /** The page with the tabs. */
  page: TabbedPage;
  /** Its path below the page's address; empty for the first tab. */
  path: string;
  label: string;
  /** Sort order, smallest first. */
  order: number;
  element: ReactNode;
}

/** An entry in the menu. */
export interface Place extends NavEntry {
  /** Its group. @default undefined, the first group, which has no name */
  group?: '콘텐츠' | '설정';
  /** Sort order within the group, smallest first. */
  order: number;
}

/** A card on the student's page. */
export interface StudentCard {
  /** In the column of the profile, or in the wide one. */
  column: 'profile' | 'records';
  /** Sort order, smallest first. */
  order: number;
  element: ReactNode;
}
