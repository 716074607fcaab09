import { Kind, parse as parseDocument, type OperationDefinitionNode, type TypeNode } from 'graphql';
import { parse } from 'yaml';
import type { ProjectFiles } from '#engine';
import type { Places } from './places.ts';
import { usualLists } from './usualLists.ts';

/** A read of a screen, in the words of the allow list. */
export interface ScreenQuestion {
  /** The slice whose screen asks. */
  slice: string;
  document: string;
  /** The document's name, and how its list is narrowed where there are several ways. */
  name: string;
  role: 'manager' | 'ta' | 'student';
  query: string;
  variables: Record<string, unknown>;
}

interface Collection {
  name: string;
  /** Named `students/StudentList`, by the slice. */
  definition: { queries: { name: string; query: string }[] };
}

/** Who asks what is in a collection; of the roles that send it the one that sees most. */
const roles: Readonly<Record<string, ScreenQuestion['role']>> = { portal: 'student', 'portal staff': 'ta' };

/** Every query of every screen, with rows of a world; lists that people narrow are asked as they usually are. */
export function screenQuestions(files: ProjectFiles, at: Places): ScreenQuestion[] {
  const usual = usualLists(at);
  const collections = parse(files['metadata/query_collections.yaml'] ?? '[]') as Collection[];
  return collections.flatMap(({ name: collection, definition }) =>
    definition.queries.flatMap(({ name, query }) => {
      const operation = operationOf(query);
      const [slice = '', document] = name.split('/');
      // What somebody added in Hasura's console is no screen's.
      if (operation.operation !== 'query' || document === undefined) return [];
      return Object.entries(usual[document] ?? { '': valuesFor(operation, at) }).map(([how, variables]) => ({
        slice,
        document,
        name: how === '' ? document : `${document}, ${how}`,
        role: roles[collection] ?? ('manager' as const),
        query,
        variables,
      }));
    }),
  );
}

function operationOf(query: string): OperationDefinitionNode {
  const operation = parseDocument(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation as OperationDefinitionNode;
}

/** A value for each variable, of its type. A row that nobody knows is looked for as any other is. */
function valuesFor(operation: OperationDefinitionNode, at: Places): Record<string, unknown> {
  const [root] = operation.selectionSet.selections;
  const own = root?.kind === Kind.FIELD ? ownIds(at)[root.name.value] : undefined;
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
      name.value,
      (name.value === 'id' ? own : undefined) ?? valueOf(name.value, type, at),
    ]),
  );
}

/** The row that a screen of one row shows. */
const ownIds = ({ studentId, lectureId, examId, taId, deckId }: Places): Record<string, string> => ({
  students_by_pk: studentId,
  lectures_by_pk: lectureId,
  exams_by_pk: examId,
  taDirectory_by_pk: taId,
  wordDecks_by_pk: deckId,
  terms_by_pk: 'privacy',
});

/** Words that rows of a world have: a frequent one is planned otherwise than one that no row has. */
const wordsOf = ({ day }: Places): Record<string, string> => ({
  categories: 'FAQ',
  category: 'FAQ',
  kinds: 'CONSULT',
  month: day.slice(0, 7),
  ownerType: 'WEEKLY_LECTURE',
  screen: 'students',
  titles: '재시험',
  type: 'CLINIC',
});

function valueOf(name: string, type: TypeNode, at: Places): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueOf(name, type.type, at);
  if (type.kind === Kind.LIST_TYPE) return [valueOf(name, type.type, at)];
  const places: Readonly<Record<string, unknown>> = { ...at, me: at.taId, examIds: at.examId };
  switch (type.name.value) {
    case 'uuid':
      return places[name] ?? at.weekId;
    case 'date':
      return places[name] ?? at.day;
    case 'timestamptz':
      return `${at.day}T00:00:00Z`;
    case 'time':
      return '18:00';
    case 'Int':
    case 'smallint':
      return { limit: 25, offset: 0 }[name] ?? 1;
    case 'Boolean':
      return true;
    case 'String':
      return wordsOf(at)[name] ?? at.examId;
    default:
      return {};
  }
}
