import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

const standIn = (name: string): string => join(import.meta.dirname, 'stand-ins', name);

/** refine's MUI package does this as soon as it is imported, for themes, notices and fields that no screen uses: with it came 45 kB of MUI to every list. */
const unused: [RegExp, string][] = [
  [/^import \{ createTheme \} from "@mui\/material\/styles";$/m, 'var createTheme = (options) => options;'],
  [/= styled\((SnackbarProviderWithDefaultValues)\)`[^`]*`/, '= $1'],
  [/^dayjs\.extend\(.*\);$/m, ''],
  [/^var defaultLocale = dayjs\.locale\(\);$/m, 'var defaultLocale;'],
];

/**
 * Gives refine small stand-ins for what it brings and hardly uses: the parser that `@urql/core` has already instead of the whole `graphql` package (60 kB of
 * schema tools), the `set` of the lodash that is there already, a WeakMap instead of what `qs` needs in browsers without one, and nothing for the traces of
 * its development tools.
 */
export function smallLibraries(): Plugin {
  const alias = [
    { find: /^graphql$/, replacement: '@0no-co/graphql.web' },
    { find: /^lodash\/set$/, replacement: 'lodash-es/set.js' },
    { find: /^side-channel$/, replacement: standIn('side-channel.cjs') },
    { find: /^error-stack-parser$/, replacement: standIn('error-stack-parser.cjs') },
  ];
  return {
    name: 'house:small-libraries',
    apply: isAppBuild,
    config: () => ({ resolve: { alias } }),
    transform: {
      filter: { id: /@refinedev\/mui\/dist\/index\.mjs/ },
      handler: (code) => ({
        code: unused.reduce((text, [found, instead]) => text.replace(found, instead), code),
        map: null,
      }),
    },
  };
}
