import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

const standIn = (name: string): string => join(import.meta.dirname, 'stand-ins', name);

/**
 * Gives refine small stand-ins for what it brings and hardly uses: the parser that `@urql/core` has already instead of the whole `graphql` package (60 kB of
 * schema tools), a WeakMap instead of what `qs` needs in browsers without one, and nothing for the traces of its development tools.
 */
export function smallLibraries(): Plugin {
  const alias = [
    { find: /^graphql$/, replacement: '@0no-co/graphql.web' },
    { find: /^side-channel$/, replacement: standIn('side-channel.cjs') },
    { find: /^error-stack-parser$/, replacement: standIn('error-stack-parser.cjs') },
  ];
  return { name: 'house:small-libraries', apply: isAppBuild, config: () => ({ resolve: { alias } }) };
}
