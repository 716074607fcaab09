import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import { answerFields } from '../answerFields.ts';
import { scalarReason } from './scalarReason.ts';

/** Types of all answers: the type of each field, as `uuid!` or `[lectures!]!`, by the name of its type. */
export type AnswerTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Why the published schema refuses an answer to a document, each with its path; none when it is one the server could give. */
export function refuseDocument(types: AnswerTypes, document: DocumentNode, data: unknown): string[] {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) return ['the document has no operation'];
  return refuse(`${operation.operation}_root!`, operation.selectionSet.selections, data, '$');

  function refuse(type: string, selections: readonly SelectionNode[], value: unknown, path: string): string[] {
    if (value === undefined) return [`${path}: is missing`];
    if (value === null) return type.endsWith('!') ? [`${path}: null, but ${type} is never null`] : [];
    const bare = type.replace(/!$/, '');
    if (bare.startsWith('[')) {
      if (!Array.isArray(value)) return [`${path}: no list, but ${type}`];
      return value.flatMap((one, at) => refuse(bare.slice(1, -1), selections, one, `${path}[${at}]`));
    }
    if (!(bare in types)) return scalarReason(bare, value).map((reason) => `${path}: ${reason}`);
    if (typeof value !== 'object' || Array.isArray(value)) return [`${path}: no object, but ${type}`];
    return refuseFields(bare, selections, value as Record<string, unknown>, path);
  }

  function refuseFields(type: string, selections: readonly SelectionNode[], value: object, path: string): string[] {
    const asked = answerFields(document, selections);
    const given = new Map<string, unknown>(Object.entries(value));
    const unasked = [...given.keys()].filter((key) => !asked.has(key)).map((key) => `${path}.${key}: is not asked for`);
    const refused = [...asked].flatMap(([key, field]) => {
      const of = field.name === '__typename' ? 'String!' : types[type]?.[field.name];
      if (of === undefined) return [`${path}.${key}: ${type} has no field ${field.name}`];
      return refuse(of, field.selections, given.get(key), `${path}.${key}`);
    });
    return [...unasked, ...refused];
  }
}
