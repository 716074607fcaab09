import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import type { Metadata } from '../metadata/load.ts';

/** The documents of `allow_list.yaml`, however they are formatted. */
export class AllowList {
  readonly #forAll = new Set<string>();
  readonly #forRole = new Map<string, Set<string>>();

  /** Errors of the collections are added to `problems` of the metadata. */
  constructor({ allowList, queryCollections, problems }: Metadata) {
    for (const { collection, scope, file, at } of allowList) {
      const found = queryCollections.find(({ name }) => name === collection);
      if (!found) problems.push({ file, path: at, message: `no such query collection: ${collection}` });
      for (const [index, { query }] of found?.definition.queries.entries() ?? []) {
        const text = normalText(query);
        const path = `${found?.at}.definition.queries[${index}].query`;
        if (text === null) problems.push({ file: found?.file ?? file, path, message: 'not a valid graphql query' });
        else if (scope.global) this.#forAll.add(text);
        else for (const role of scope.roles) this.#documentsOf(role).add(text);
      }
    }
  }

  allows(document: DocumentNode, role: string): boolean {
    const text = normalForm(document);
    return this.#forAll.has(text) || (this.#forRole.get(role)?.has(text) ?? false);
  }

  #documentsOf(role: string): Set<string> {
    const known = this.#forRole.get(role) ?? new Set();
    this.#forRole.set(role, known);
    return known;
  }
}

function normalText(query: string): string | null {
  try {
    return normalForm(parse(query, { noLocation: true }));
  } catch {
    return null;
  }
}

/** Clients add `__typename` as they like. */
function normalForm(document: DocumentNode): string {
  const plain = visit(document, {
    [Kind.FIELD]: (field) => (field.name.value === '__typename' ? null : undefined),
  });
  return print(plain);
}
