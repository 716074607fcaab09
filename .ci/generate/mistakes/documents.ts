import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, GraphQLError, Kind, parse, Source, validate } from 'graphql';
import { roleSchema } from '../role-schema.ts';
import { modules, shared, type Role } from '../rest/senders.ts';
import { usedFragments } from '../used-fragments.ts';
import { mistakeAt, type Mistake } from './mistake.ts';

/** The mistakes in the documents of a slice, or of all: looked for when the generator has failed, because it does not say where. */
export function findDocumentMistakes(only: string | undefined): Mistake[] {
  const isAll = only === undefined || only === shared;
  const found = modules()
    .filter(({ slice }) => isAll || slice === only)
    .flatMap(({ role, documents }) => mistakesIn(role, sourcesOf(documents)));
  // Several modules spread a fragment of the room.
  const places = Map.groupBy(found, (it) => `${it.file}:${it.line}:${it.column} ${it.message}`);
  return [...places.values()].map(([first]) => first!);
}

/** The mistakes in documents that a role sends together. */
export function mistakesIn(role: Role, sources: readonly Source[]): Mistake[] {
  const documents: { location: string; document: DocumentNode }[] = [];
  const errors: GraphQLError[] = [];
  for (const source of sources) {
    try {
      documents.push({ location: source.name, document: parse(source) });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      errors.push(error);
    }
  }
  // What is not read makes the others that use it wrong.
  if (errors.length === 0) {
    const definitions = usedFragments({ documents }).flatMap(({ document }) => document?.definitions ?? []);
    errors.push(...validate(roleSchema(role), { kind: Kind.DOCUMENT, definitions }));
  }
  return errors.flatMap((error) => {
    const { source = error.nodes?.[0]?.loc?.source, locations } = error;
    const place = locations?.[0];
    return source && place ? [mistakeAt(source.name, source.body, place.line, place.column, error.message)] : [];
  });
}

const sourcesOf = (patterns: readonly string[]) =>
  globSync([...patterns]).map((file) => new Source(readFileSync(file, 'utf8'), file.replaceAll('\\', '/')));
