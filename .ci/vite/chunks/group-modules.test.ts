import { describe, expect, it } from 'vitest';
import { groupModules, type BuiltModule } from './group-modules.ts';

const grid = 'ui-kit/TypingGrid/TypingGrid.tsx';
const libraries: Record<string, string[]> = {
  [grid]: ['node_modules/react.js'],
  'node_modules/@mui/x-date-pickers/esm/DateCalendar/DateCalendar.js': [],
  'node_modules/@mui/x-charts/esm/ChartsSurface/ChartsSurface.js': [],
  'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js': [],
  'node_modules/@refinedev/mui/dist/index.mjs': [],
  'node_modules/react-hook-form/dist/index.esm.mjs': [],
  'ui-kit/AuthCard/AuthCard.tsx': [],
  'crm/shared/records/RecordDialog.tsx': ['node_modules/react-hook-form/dist/index.esm.mjs'],
};
const pages = ['tags', 'notices', 'terms', 'students'].map((slice) => `crm/${slice}/ListPage.tsx`);

/** A build: what each module imports; areas and pages are loaded lazily. */
function groupsOf(more: Record<string, string[]>, bytes: Record<string, number> = {}): Map<string, string> {
  const imports: Record<string, string[]> = {
    'app/main.tsx': ['node_modules/react.js', 'client/http.ts'],
    'node_modules/react.js': [],
    'client/http.ts': [],
    'portal/index.tsx': ['portal/Frame.tsx'],
    'portal/Frame.tsx': ['ui-kit/Bell.tsx'],
    'crm/index.tsx': ['crm/Frame.tsx'],
    'crm/Frame.tsx': ['ui-kit/Bell.tsx', 'ui-kit/Menu.tsx'],
    'ui-kit/Bell.tsx': [],
    'ui-kit/Menu.tsx': [],
    ...libraries,
    ...Object.fromEntries(pages.map((page) => [page, [grid, 'ui-kit/Pager.tsx']])),
    'ui-kit/Pager.tsx': [],
    ...more,
  };
  const lazyImports = [
    'portal/index.tsx',
    'crm/index.tsx',
    ...pages,
    ...Object.keys(more).filter((path) => /Page\./.test(path)),
  ];
  const toModule = (path: string): BuiltModule => {
    const isEntry = path === 'app/main.tsx';
    return { isEntry, bytes: bytes[path] ?? 10_000, imports: imports[path]!, lazyImports: isEntry ? lazyImports : [] };
  };
  return groupModules(new Map(Object.keys(imports).map((path) => [path, toModule(path)])));
}

describe('a module is loaded', () => {
  const groups = groupsOf({});

  it('with the entry when the entry or both areas need it', () => {
    expect(['client/http.ts', 'node_modules/react.js', 'ui-kit/Bell.tsx'].map((path) => groups.get(path))).toEqual([
      'core',
      'core',
      'core',
    ]);
  });

  it('with the shell of the one area that needs it', () => {
    expect(groups.get('portal/Frame.tsx')).toBe('portal');
    expect(groups.get('ui-kit/Menu.tsx')).toBe('crm');
  });

  it('with a library when it is only used beside it', () => {
    expect(groups.get('ui-kit/Pager.tsx')).toBe('cells');
    const outside = groupsOf({ 'crm/account/AccountPage.tsx': ['ui-kit/Pager.tsx'] });
    expect(outside.get('ui-kit/Pager.tsx')).toBeUndefined();
  });

  it('with a library when it is tiny and two screens need it only beside it', () => {
    const words = 'openapi/generated/zod/words.ts';
    const form = 'node_modules/react-hook-form/dist/index.esm.mjs';
    const dialogs = Object.fromEntries(['a', 'b'].map((name) => [`crm/${name}/Page.tsx`, [form, words]]));
    expect(groupsOf({ ...dialogs, [words]: [] }, { [words]: 900 }).get(words)).toBe('form');
    expect(groupsOf({ ...dialogs, [words]: [] }).get(words)).toBeUndefined();
  });

  it('with the holidays of all years', () => {
    const year = 'node_modules/@hyunbinseo/holidays-kr/dist/2026.js';
    expect(groupsOf({ [year]: [] }).get(year)).toBe('holidays');
  });

  it('with its page when no other needs it', () => {
    expect(
      groupsOf({ 'crm/a/APage.tsx': ['ui-kit/One.tsx'], 'ui-kit/One.tsx': [] }).get('ui-kit/One.tsx'),
    ).toBeUndefined();
  });

  it('with the shell when it is small and several pages need it', () => {
    const shared = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`crm/${name}/Page.tsx`, ['ui-kit/Small.tsx']]),
    );
    expect(groupsOf({ ...shared, 'ui-kit/Small.tsx': [] }, { 'ui-kit/Small.tsx': 900 }).get('ui-kit/Small.tsx')).toBe(
      'crm',
    );
    expect(groupsOf({ ...shared, 'ui-kit/Small.tsx': [] }).get('ui-kit/Small.tsx')).toBeUndefined();
  });

  it('with its slice when two of its screens need it', () => {
    const screens = { 'crm/tas/OnePage.tsx': ['crm/tas/words.ts'], 'crm/tas/TwoPage.tsx': ['crm/tas/words.ts'] };
    expect(groupsOf({ ...screens, 'crm/tas/words.ts': [] }).get('crm/tas/words.ts')).toBe('crm-tas');
  });
});

it('a group imports nothing that its screens may not need', () => {
  const shared = Object.fromEntries(pages.map((page) => [page, [grid, 'ui-kit/Cell.tsx']]));
  const groups = groupsOf({ ...shared, 'ui-kit/Cell.tsx': ['crm/tags/words.ts'], 'crm/tags/words.ts': [] });
  expect(groups.get('ui-kit/Cell.tsx')).toBeUndefined();
});

it('a library that is no longer in the build is named', () => {
  expect(() => groupModules(new Map())).toThrow('is not in the build; correct .ci/vite/chunks/group-modules.ts');
});

it('calls come with what the screens of their slice share, where only they make them', () => {
  const own = groupsOf({
    'crm/notices/EditPage.tsx': ['client/generated/rest/notices.ts'],
    'crm/terms/EditPage.tsx': ['client/generated/rest/tags.ts'],
    'client/generated/rest/notices.ts': [],
    'client/generated/rest/tags.ts': [],
  });
  expect(own.get('client/generated/rest/notices.ts')).toBe('crm-notices');
  expect(own.get('client/generated/rest/tags.ts')).toBeUndefined();
});
