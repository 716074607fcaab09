import { Kind, type ArgumentNode, type DocumentNode, type SelectionNode } from 'graphql';

/** What a document asks for under one name of an answer. */
interface AnswerField {
  /** The name in the schema; the answer has the alias. */
  name: string;
  /** What is asked of the value; none for a scalar. */
  selections: readonly SelectionNode[];
  arguments: readonly ArgumentNode[];
}

/** The fields of an answer to selections of a document, fragments included, by their names in the answer. */
export function answerFields(
  document: DocumentNode,
  selections: readonly SelectionNode[],
): ReadonlyMap<string, AnswerField> {
  const fields = new Map<string, AnswerField>();
  const add = (key: string, field: AnswerField) =>
    fields.set(key, { ...field, selections: [...(fields.get(key)?.selections ?? []), ...field.selections] });
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      add((selection.alias ?? selection.name).value, {
        name: selection.name.value,
        selections: selection.selectionSet?.selections ?? [],
        arguments: selection.arguments ?? [],
      });
    } else for (const [key, field] of answerFields(document, spreadBy(document, selection))) add(key, field);
  }
  return fields;
}

/** A value without what the document does not ask for, as a server answers it: builders make whole rows. */
export function pickAsked(document: DocumentNode, selections: readonly SelectionNode[], value: unknown): unknown {
  if (selections.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => pickAsked(document, selections, one));
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    [...answerFields(document, selections)]
      .filter(([key]) => key in given)
      .map(([key, field]) => [key, pickAsked(document, field.selections, given[key])]),
  );
}

function spreadBy(document: DocumentNode, spread: Exclude<SelectionNode, { kind: Kind.FIELD }>) {
  if (spread.kind === Kind.INLINE_FRAGMENT) return spread.selectionSet.selections;
  const fragment = document.definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === spread.name.value,
  );
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.selectionSet.selections : [];
}
