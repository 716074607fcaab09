import type { ResourceProps } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { NavEntry } from '#ui-kit';

/**
 * What a slice gives the staff area: `crm/<slice>/index.tsx` exports one as `face`, and beside it `paths` and `panels`, which other slices
 * import by name. It comes with the first page, so it loads its screens and panels with `lazyWithRetry`.
 */
export interface Face {
  /** Screens at addresses below `/crm/`. */
  routes?: RouteObject[];
  /** Screens inside a page of tabs. */
  tabs?: Tab[];
  /** Its places in the menu. */
  navigation?: Place[];
  /** What it knows of one student, on the student's page. */
  studentCards?: StudentCard[];
  /** What refine writes through GraphQL; its name is the GraphQL root. */
  resource?: ResourceProps;
}

/** A page whose tabs come from several slices. */
export interface TabbedPage {
  /** Its route below `/crm/`. */
  path: string;
  /** What the tabs divide, said to screen readers. */
  label: string;
}

/** A screen under a tab. */
export interface Tab {
  /** The page it opens in. */
  page: TabbedPage;
  /** Below the page's address; empty for the tab that is open first. */
  path: string;
  label: string;
  /** Smaller ones come first. */
  order: number;
  element: ReactNode;
}

/** A place in the menu. */
export interface Place extends NavEntry {
  /** The group it is in. @default undefined, the first group, which has no name */
  group?: '콘텐츠' | '설정';
  /** Smaller ones come first in their group. */
  order: number;
}

/** A card on the student's page. */
export interface StudentCard {
  /** Beside the profile, or in the wide column. */
  column: 'profile' | 'records';
  /** Smaller ones come first. */
  order: number;
  element: ReactNode;
}
