/** A room of the house and what its files may import besides their own room and npm packages. */
export interface Room {
  /** Folder (or file prefix) from the root; the longest match decides which room a file is in. */
  room: string;
  /** Folders it may import. */
  imports: string[];
  /** Folders it may import only by `import()`, so that they load on demand. */
  lazily?: string[];
  /** Additional folders that its tests and stories may import. */
  inTests?: string[];
  /** True when each sub-folder is a slice that may import only `index.tsx`, `paths.ts` and `parts.ts` of another slice, and `shared`. */
  slices?: true;
  /** Packages it must never import, as names or `@scope/`. */
  never?: string[];
}

const network = ['@refinedev/', '@tanstack/react-query', '@urql/', 'msw', 'react-router'];
const server = ['@hono/', 'hono', 'kysely', 'pg', '@electric-sql/'];
const staffOnly = ['@mui/', '@emotion/', '@refinedev/', 'notistack'];
const screenTests = ['.storybook', 'mocks', 'app'];

/** The import table. The import-table rule enforces it; the README draws it. */
export const rooms: Room[] = [
  { room: 'openapi', imports: [], inTests: ['api', 'mocks'] },
  { room: 'hasura', imports: ['hasura/engine'], inTests: ['api', 'ui-kit/format'] },
  { room: 'hasura/engine', imports: [] },
  { room: 'omr', imports: [] },
  { room: 'recall', imports: [], never: ['react', ...network, ...server] },
  {
    room: 'client',
    imports: ['openapi', 'hasura/generated', 'ui-kit/format'],
    inTests: ['api', 'mocks'],
    never: ['@mui/', ...server],
  },
  { room: 'ui-kit/format', imports: [], never: ['react', ...network, ...server] },
  { room: 'ui-kit', imports: ['ui-kit/format'], inTests: ['.storybook'], never: [...network, ...server] },
  {
    room: 'crm',
    imports: ['client', 'ui-kit', 'openapi/generated', 'hasura/generated/columnWords'],
    inTests: [...screenTests, 'api'],
    slices: true,
    never: server,
  },
  {
    room: 'portal',
    imports: ['client', 'ui-kit', 'openapi/generated', 'recall'],
    lazily: ['omr'],
    inTests: [...screenTests, 'api'],
    slices: true,
    never: [...staffOnly, ...server],
  },
  {
    room: 'app',
    imports: ['client', 'ui-kit', 'openapi/generated'],
    lazily: ['crm', 'portal', 'mocks'],
    inTests: ['.storybook', 'crm', 'portal', 'mocks', 'omr'],
    never: [...staffOnly, ...server],
  },
  {
    room: 'mocks',
    imports: ['openapi/generated', 'hasura/generated', 'client/generated', 'ui-kit/format'],
    lazily: ['mocks/living'],
    inTests: ['mocks/living', 'mocks/world', 'api', 'client'],
    never: server,
  },
  {
    room: 'mocks/living',
    imports: ['api', 'hasura', 'mocks', 'omr', 'openapi/generated', 'recall', 'ui-kit/format'],
  },
  { room: 'mocks/world', imports: ['api', 'hasura', 'mocks', 'recall'] },
  { room: '.storybook', imports: ['client', 'ui-kit', 'mocks'] },
  {
    room: 'api',
    imports: ['openapi', 'hasura', 'omr', 'recall', 'ui-kit/format'],
    lazily: ['mocks/world'],
    inTests: ['client', 'mocks'],
  },
];
