import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { GqlError } from '#client/errors.ts';
import type { FirstQuestion } from '#client/graphql/askEarly.ts';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';

/**
 * What a slice contributes to the staff area: `crm/<slice>/index.tsx` exports one as `face`, and beside it `paths` and `panels`, which other slices
 * import by name. It is part of the first page's code, so it loads its screens and panels with `lazyWithRetry`.
 */
export interface Face {
  /** Screens at addresses below `/crm/`. */
  routes?: RouteObject[];
  /** Screens inside a page of tabs. */
  tabs?: Tab[];
  /** Its noun, and others that it keeps. The menu, breadcrumbs, titles and the palette follow from them. */
  resources?: Resource[];
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
  /** Loads what says which question it asks first. @default undefined, it asks when it is drawn */
  first?: FirstHandle['first'];
}

/** A noun of the academy as refine knows it. Addresses are patterns: `/crm/students/:id`. */
export interface Resource {
  /** Its GraphQL root, which is also its name in the contract's `x-resource`. */
  name: string;
  /** Its Korean name. */
  label: string;
  list?: string;
  show?: string;
  create?: string;
  edit?: string;
  /** The resource that its breadcrumbs come after. @default undefined */
  parent?: string;
  /** The action that its list needs. @default 'list' */
  opens?: 'list' | 'edit';
  /** Its ids are words, `service`, not the database's. @default false */
  hasWordIds?: true;
  /** Its place in the menu; the list is what it leads to. @default undefined, none */
  menu?: MenuPlace;
  /** Its place on the page of settings; the list is what it leads to. @default undefined, none */
  setting?: SettingPlace;
}

/** The groups of the menu, in their order. */
export const menuGroups = ['오늘', '수업', '학생', '시험', '클리닉', '소통', '운영', '설정'] as const;

/** A place in the menu. */
export interface MenuPlace {
  group: (typeof menuGroups)[number];
  /** Sort order within the group, smallest first. */
  order: number;
  /** Addresses of other slices whose pages belong to it. @default [] */
  also?: readonly string[];
  /** Only who works by the hour has a use for it. @default false, all whom its list is open to */
  ofTas?: true;
}

/** The sections of the page of settings, in their order. */
export const settingSections = ['수업', '소통', '급여', '개인정보', '시스템'] as const;

/** A place on the page of settings. */
export interface SettingPlace {
  section: (typeof settingSections)[number];
  /** Sort order within the section, smallest first. */
  order: number;
  /** What is decided there, in some words. */
  about: string;
}

/**
 * A card on the student's page: `crm/<slice>/studentCards.tsx` exports those of 요약, `studentDossier.tsx` those of 서류. They are part of the tab's code,
 * so that all are drawn at once. A slice that fills a tab alone gives it as its `tabs`.
 */
export interface StudentCard {
  /** In the column of the profile, or in the wide one. */
  column: 'profile' | 'records';
  /** Sort order, smallest first. */
  order: number;
  element: ReactNode;
  /** What it asks first; its own read has the same variables. */
  first: (studentId: string) => FirstQuestion;
}

/** How people were in touch with a student: a text, a notification of the portal, a call, a talk, a template that told by itself. */
export type ContactKind = 'text' | 'push' | 'call' | 'consult' | 'log';

/** One time of it. */
export interface Contact {
  id: string;
  kind: ContactKind;
  /** An instant. */
  at: string;
  element: ReactNode;
}

/** A slice's record of contacts with students, which `crm/<slice>/studentContacts.tsx` exports; part of the code of 연락. */
export interface ContactRecord {
  /** What people call them, `통화와 상담`. */
  label: string;
  /** What it asks first. @param limit the latest so many */
  first: (studentId: string, limit: number) => FirstQuestion;
  useLatest: (studentId: string, limit: number) => { query: UseQueryResult<unknown, GqlError>; contacts: Contact[] };
}
