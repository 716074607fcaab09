import type { ProjectFiles } from '#engine';

const files = import.meta.glob<string>(
  ['../../hasura/config.yaml', '../../hasura/{migrations,metadata}/**/*.{sql,yaml}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The Hasura project of this repository, as text in the bundle. */
export const projectFiles: ProjectFiles = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace('../../hasura/', ''), text]),
);

/** The demo world. */
export { default as demoSeed } from '#hasura/seeds/default/demo.sql?raw';
