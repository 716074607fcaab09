import { Kind, print, valueFromASTUntyped, type ArgumentNode, type DocumentNode, type SelectionNode } from 'graphql';
import { answerFields } from '../../answerFields.ts';

type Variables = Record<string, unknown>;
type Named = ReadonlyMap<string, unknown>;

/** Where a list is counted beside it, the rows and the count contradict each other, each with its path. */
export function countLies(document: DocumentNode, variables: Variables, data: unknown): string[] {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? within(operation.selectionSet.selections, data, '$') : [];

  function within(selections: readonly SelectionNode[], value: unknown, path: string): string[] {
    if (Array.isArray(value)) return value.flatMap((one, at) => within(selections, one, `${path}[${at}]`));
    if (selections.length === 0 || typeof value !== 'object' || value === null) return [];
    const values: Named = new Map(Object.entries(value));
    const fields = [...answerFields(document, selections)];
    return fields.flatMap(([key, { name, selections: inner, arguments: of }]) => {
      const count = fields.find((one) => one[1].name === `${name}_aggregate` && sameRows(one[1].arguments, of));
      const counted = count === undefined ? undefined : countIn(values.get(count[0]));
      const lie = counted === undefined ? [] : judge(values.get(key), counted, pageOf(of, variables), `${path}.${key}`);
      return [...lie, ...within(inner, values.get(key), `${path}.${key}`)];
    });
  }
}

function judge(rows: unknown, count: number, { limit, offset }: Page, path: string): string[] {
  if (!Array.isArray(rows)) return [];
  const due = Math.max(0, Math.min(limit, count - offset));
  return rows.length === due ? [] : [`${path}: ${rows.length} rows from ${offset} on, but ${count} are counted`];
}

/** The same condition makes the same rows; one that looks at some rows only makes others. */
function sameRows(one: readonly ArgumentNode[], other: readonly ArgumentNode[]): boolean {
  return (
    conditionOf(one) === conditionOf(other) && ![...one, ...other].some(({ name }) => name.value === 'distinct_on')
  );
}

const conditionOf = (of: readonly ArgumentNode[]) => {
  const where = of.find(({ name }) => name.value === 'where');
  return where === undefined ? '' : print(where.value);
};

interface Page {
  limit: number;
  offset: number;
}

function pageOf(of: readonly ArgumentNode[], variables: Variables): Page {
  const valueOf = (name: string) => {
    const argument = of.find((one) => one.name.value === name);
    return argument && valueFromASTUntyped(argument.value, variables);
  };
  return { limit: Number(valueOf('limit') ?? Infinity), offset: Number(valueOf('offset') ?? 0) };
}

function countIn(value: unknown): number | undefined {
  const { aggregate } = (value ?? {}) as { aggregate?: { count?: unknown } | null };
  return typeof aggregate?.count === 'number' ? aggregate.count : undefined;
}
