import { Kind, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import type { GraphQLRequest } from '#engine';
import { personalFields } from '#hasura/generated/personalFields.ts';
import type { Access } from '../security/accessLog.ts';

/** Students in one answer from which a list is kept in the access log. */
export const longList = 50;

/** Roots whose rows are students, or people. */
const lists: ReadonlySet<string> = new Set(['students', 'studentSearch', 'users']);
const records: ReadonlySet<string> = new Set(['students_by_pk', 'users_by_pk']);
const personal = new RegExp(`\\b(${personalFields.join('|')})\\b`);
const concerned = /\b(students|studentSearch|users)(_by_pk)?\b/;

/** What an answer shows of students, for the access log: one student's record, or a long list. */
export function accessesIn(request: GraphQLRequest, body: string): Access[] {
  if (!concerned.test(request.query) || !personal.test(request.query)) return [];
  const operation = operationOf(request);
  if (operation?.operation !== 'query') return [];
  const roots = operation.selectionSet.selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
  const data = (JSON.parse(body) as { data?: Record<string, unknown> }).data ?? {};
  const facts = { question: operation.name?.value ?? '' };
  return roots.flatMap((root): Access[] => {
    const answer = data[root.alias?.value ?? root.name.value];
    if (records.has(root.name.value) && answer) {
      const studentId = keyOf(root, request);
      return studentId === undefined ? [] : [{ kind: 'RECORD', studentId, facts }];
    }
    if (!lists.has(root.name.value) || !Array.isArray(answer) || answer.length < longList) return [];
    return [{ kind: 'LIST', studentCount: answer.length, facts }];
  });
}

function operationOf({ query, operationName }: GraphQLRequest): OperationDefinitionNode | undefined {
  const operations = parse(query).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.find(({ name }) => operationName == null || name?.value === operationName);
}

/** The id that a record is asked by: a variable, or written out. */
function keyOf(root: FieldNode, { variables }: GraphQLRequest): string | undefined {
  const value = root.arguments?.find(({ name }) => name.value === 'id')?.value;
  if (value?.kind === Kind.STRING) return value.value;
  const given = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : undefined;
  return typeof given === 'string' ? given : undefined;
}
