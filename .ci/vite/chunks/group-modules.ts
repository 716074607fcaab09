/** What a module is in the build, after tree shaking. */
export interface BuiltModule {
  isEntry: boolean;
  /** Its size before compression. */
  bytes: number;
  /** Paths of the modules it needs at once, and of those it loads later. */
  imports: string[];
  lazyImports: string[];
}

/** The modules of a build by their path from the root. */
export type ModuleGraph = ReadonlyMap<string, BuiltModule>;

/** A library with what is only ever used beside it. */
interface Library {
  name: string;
  /** The end of the path of its main module. */
  module: string;
  /** Other groups its modules may import. */
  imports: string[];
  /** Modules that fewer screens need stay with their screens. */
  screens: number;
}

const libraries: Library[] = [
  {
    name: 'calendar',
    module: '@mui/x-date-pickers/esm/DateCalendar/DateCalendar.js',
    imports: ['core', 'crm', 'mui'],
    screens: 4,
  },
  {
    name: 'charts',
    module: '@mui/x-charts/esm/ChartsSurface/ChartsSurface.js',
    imports: ['core', 'crm', 'mui'],
    screens: 2,
  },
  { name: 'mui', module: '@emotion/cache/dist/emotion-cache.browser.esm.js', imports: ['core', 'crm'], screens: 4 },
  { name: 'cells', module: 'ui-kit/TypingGrid/TypingGrid.tsx', imports: ['core', 'crm'], screens: 2 },
  { name: 'lists', module: '@refinedev/mui/dist/index.mjs', imports: ['core', 'crm'], screens: 4 },
  { name: 'crm-form', module: 'crm/shared/records/RecordDialog.tsx', imports: ['core', 'crm', 'form'], screens: 4 },
  { name: 'form', module: 'react-hook-form/dist/index.esm.mjs', imports: ['core'], screens: 4 },
  { name: 'sign-in', module: 'ui-kit/AuthCard/AuthCard.tsx', imports: ['core'], screens: 2 },
];

/** The shells of the two areas: frame, menu and what is always beside them. */
const shells = { portal: 'portal/index.tsx', crm: 'crm/index.tsx' };

/** Staff who look at a student's portal come from the CRM and have its code. */
const staffPortal = 'portal/students/StaffPortal.tsx';

/** Opened once in the life of an academy: no module moves for it. */
const setup = 'app/pages/signIn/setup/SetupPage.tsx';

/** Up to this size, in bytes before compression, a module goes with its area when two screens need it, and with both when three do: a request would cost more. What is `tiny` in the portal is less: a slice's screens share a file already, and home pays for no other. */
const TINY = 1000;

/** Slices stay out of libraries' groups. */
const mayJoin = /^(node_modules|ui-kit|client|openapi|crm\/(shared|grid)|app\/pages\/signIn)\//;

/** The holidays of each year are a file of their own, smaller than what a request costs. */
const holidays = 'node_modules/@hyunbinseo/holidays-kr/';

/**
 * Which modules go with a shell that does not need them: up to which size, in bytes before compression, how many screens must need it, and how many
 * bytes each of these may cost all others.
 */
const small = {
  portal: { tiny: 300, bytes: 4000, screens: 3, aScreen: 500 },
  crm: { tiny: TINY, bytes: 6400, screens: 5, aScreen: 500 },
  core: { tiny: TINY, bytes: 3000, screens: 8, aScreen: 375 },
};

/**
 * The group of each module: `core` is needed by the entry or by both areas, `portal` and `crm` by the area's shell, a library's by nothing without it. Small
 * modules of several screens go with the shell, and what screens of a slice have in common is one more. A group imports nothing but itself and the groups it may.
 * @returns groups by path; a module without one is left to the bundler
 */
export function groupModules(graph: ModuleGraph): Map<string, string> {
  const users = screensOf(graph);
  const anchors = libraries.map(({ name, module, screens: least }) => {
    const path = [...graph.keys()].find((path) => path.endsWith(module));
    if (path === undefined) throw new Error(`${module} is not in the build; correct .ci/vite/chunks/group-modules.ts`);
    return { name, least, screens: users.get(path)! };
  });
  const groups = new Map<string, string>();
  for (const [path, screens] of users) {
    // What is only style goes with the shell's.
    const joins = mayJoin.test(path) && !path.endsWith('.css');
    const { bytes } = graph.get(path)!;
    const library = joins
      ? anchors.find(
          ({ least, ...anchor }) => screens.size >= (bytes <= TINY ? 2 : least) && screens.isSubsetOf(anchor.screens),
        )
      : undefined;
    const area = areaOf(screens) ?? 'core';
    const isTiny = bytes <= small[area].tiny && screens.size >= (area === 'core' ? 3 : 2);
    const most = Math.min(small[area].bytes, small[area].aScreen * screens.size);
    const isSmall = isTiny || (bytes <= most && screens.size >= small[area].screens);
    const group = path.startsWith(holidays)
      ? 'holidays'
      : (shellOf(screens) ?? library?.name ?? (isSmall ? area : sliceOf(path, screens)));
    if (group) groups.set(path, group);
  }
  close(groups, graph, users);
  return groups;
}

/** For each module, the entry and the lazily loaded modules that need it. */
function screensOf(graph: ModuleGraph): Map<string, Set<string>> {
  const users = new Map([...graph.keys()].map((path) => [path, new Set<string>()]));
  const entries = [...graph].filter(([, { isEntry }]) => isEntry).map(([path]) => path);
  const lazy = [...graph.values()].flatMap(({ lazyImports }) => lazyImports);
  for (const screen of new Set([...entries, ...lazy])) {
    const open = [screen];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const screens = users.get(path);
      if (!screens || screens.has(screen)) continue;
      screens.add(screen);
      open.push(...graph.get(path)!.imports);
    }
  }
  for (const screens of users.values()) if (screens.size > 1) screens.delete(setup);
  // The entry is the page itself.
  for (const screens of users.values()) if (entries.some((entry) => screens.delete(entry))) screens.add('main');
  return users;
}

function shellOf(screens: ReadonlySet<string>): string | null {
  if (screens.has('main')) return 'core';
  const isOfShell = Object.values(shells).some((path) => screens.has(path));
  return isOfShell ? (areaOf(screens) ?? 'core') : null;
}

/** The one area that has all these screens. */
function areaOf(screens: ReadonlySet<string>): 'portal' | 'crm' | null {
  const areas = ['portal', 'crm'] as const;
  // Generated calls that are loaded later belong to no area.
  const own = [...screens].filter((screen) => screen !== staffPortal && !screen.startsWith('client/'));
  return areas.find((area) => own.length > 0 && own.every((screen) => screen.startsWith(`${area}/`))) ?? null;
}

/** The slice of a module that several screens of its area need, and of the calls that only its screens make. */
function sliceOf(path: string, screens: ReadonlySet<string>): string | undefined {
  const [, called] = /^client\/generated\/rest\/(\w+)\.ts$/.exec(path) ?? [];
  if (called !== undefined) {
    const own = [...screens].filter((screen) => !screen.startsWith('client/'));
    return own.length > 0 && own.every((screen) => screen.startsWith(`crm/${called}/`)) ? `crm-${called}` : undefined;
  }
  const [, area, slice] = /^(portal|crm)\/(\w+)\//.exec(path) ?? [];
  return slice && screens.size > 1 && areaOf(screens) === area ? `${area}-${slice}` : undefined;
}

/** Takes out modules that import what their group may not, until none is left. */
function close(groups: Map<string, string>, graph: ModuleGraph, users: ReadonlyMap<string, Set<string>>): void {
  const allowed = (group: string): string[] => [
    group,
    ...(libraries.find(({ name }) => name === group)?.imports ?? ['core', group.split('-')[0]!]),
  ];
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [path, group] of groups) {
      const isClosed = graph
        .get(path)!
        .imports.every((next) => !graph.has(next) || allowed(group).includes(groups.get(next) ?? ''));
      if (isClosed) continue;
      // What cannot go with the shell may go with its slice.
      const slice = sliceOf(path, users.get(path)!);
      if (slice === undefined || slice === group) groups.delete(path);
      else groups.set(path, slice);
      isChanged = true;
    }
  }
}
