import { relative, sep } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { type DocumentNode, Kind, visit } from 'graphql';
import { shared } from './rest/senders.ts';

type Documents = Types.DocumentFile[];

/**
 * The documents of a slice, then of the room's shared fragments those that they spread, each a document of its own: the CLI would generate
 * every fragment of a file that it loads.
 */
export function usedFragments({ documents }: { documents: Documents }): Documents {
  const own = documents.filter((file) => !isShared(file));
  const fragments = new Map(documents.filter(isShared).flatMap(eachFragment));
  const used = new Set<Types.DocumentFile>();
  const look = (document: DocumentNode) =>
    visit(document, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment?.document || used.has(fragment)) return;
        used.add(fragment);
        look(fragment.document);
      },
    });
  for (const { document } of own) if (document) look(document);
  return [...own, ...used];
}

const isShared = ({ location = '' }: Types.DocumentFile) => relative('.', location).split(sep)[1] === shared;

function eachFragment({ location, document }: Types.DocumentFile) {
  return (document?.definitions ?? []).map((definition): [string, Types.DocumentFile] => {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${location}: only fragments are shared`);
    const name = definition.name.value;
    return [name, { location: `${location}#${name}`, document: { kind: Kind.DOCUMENT, definitions: [definition] } }];
  });
}
