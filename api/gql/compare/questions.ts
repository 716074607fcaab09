import { parse } from 'yaml';
import type { GraphQLRequest, ProjectFiles } from '#engine';
import type { Places } from '../plans/places.ts';
import { screenQuestions } from '../plans/screens.ts';

/** A question that Hasura and the engine are both asked. */
export interface ComparedQuestion {
  screen: string;
  operation: string;
  request: GraphQLRequest;
}

interface Collection {
  name: string;
  definition: { queries: { name: string; query: string }[] };
}

/**
 * The reads of all screens, with the variables the tests give them, in the words of the allow list.
 * @param fallback text of a document that no screen sends yet, by its file
 */
export function comparedQuestions(
  files: ProjectFiles,
  places: Places,
  fallback: (file: string) => string,
): ComparedQuestion[] {
  const collections = parse(files['metadata/query_collections.yaml'] ?? '[]') as Collection[];
  const texts = new Map(
    collections.flatMap(({ name, definition }) =>
      definition.queries.map(({ name: path, query }) => [`${name}/${path.split('/').at(-1)}`, query] as const),
    ),
  );
  return screenQuestions(places).map(({ screen, file, operation, variables = {} }) => {
    const allowed = texts.get(`${file.split('/')[0]}/${operation}`);
    const request = allowed === undefined ? { query: fallback(file), operationName: operation } : { query: allowed };
    return { screen, operation, request: { ...request, variables } };
  });
}
