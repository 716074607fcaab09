import { entriesOf, follow, listOf, type Node, type Raw } from './describe.ts';

/** Where a default fills in what an operation was not sent: `questions.kind` is in each item of `questions`. */
export function defaultsOf(document: unknown, { operation, parameters }: Raw): string[] {
  const query = parameters
    .filter(({ schema }) => 'default' in follow(document, schema))
    .map(({ name }) => String(name));
  const bodies = entriesOf(follow(document, operation.requestBody).content);
  return [...query, ...bodies.flatMap(([, body]) => within(follow(document, body).schema))];

  function within(value: unknown, path: readonly string[] = [], above: readonly Node[] = []): string[] {
    const schema = follow(document, value);
    if (above.includes(schema)) return [];
    const inside = [...above, schema];
    const parts = [schema.items, ...listOf(schema.allOf), ...listOf(schema.oneOf)].filter(Boolean);
    const own = entriesOf(schema.properties).flatMap(([name, property]) => {
      const at = [...path, name];
      return ['default' in follow(document, property) ? at.join('.') : [], within(property, at, inside)].flat();
    });
    return [...parts.flatMap((part) => within(part, path, inside)), ...own];
  }
}
