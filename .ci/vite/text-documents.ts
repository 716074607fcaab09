import { resolve } from 'node:path';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

/** Sends generated documents as their text instead of their tree. */
export function textDocuments(): Plugin {
  return {
    name: 'house:text-documents',
    enforce: 'pre',
    apply: isAppBuild,
    transform: {
      filter: { id: /\/generated\/(graphql|manager|staff)\.ts$/ },
      handler: (code) => ({ code: withTexts(code), map: null }),
    },
  };
}

const document = /^export const (\w+) = (\{.*\}) as unknown as (DocumentNode<.*>);$/gm;

/** A generated module with a call of `textDocument` for each tree. */
export function withTexts(code: string): string {
  const file = JSON.stringify(resolve('client/graphql/textDocument.ts'));
  return `import { textDocument } from ${file};\n${code.replaceAll(
    document,
    (_, name: string, tree: string, type: string) => {
      const { __meta__: meta, ...parsed } = JSON.parse(tree) as DocumentNode & { __meta__?: { tables: string[] } };
      const text = JSON.stringify(stripIgnoredCharacters(print(parsed)));
      return `export const ${name} = /*#__PURE__*/ textDocument(${text}, ${JSON.stringify(meta?.tables ?? [])}) as unknown as ${type};`;
    },
  )}`;
}
