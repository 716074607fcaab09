import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

/** Gives refine's GraphQL provider the parser that `@urql/core` brings already; the whole `graphql` package is 60 kB of schema tools more. */
export function smallGraphql(): Plugin {
  const alias = [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }];
  return { name: 'house:small-graphql', apply: isAppBuild, config: () => ({ resolve: { alias } }) };
}
