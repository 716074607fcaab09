import { SCALARS } from './values.ts';
import type { Table, Value, Condition } from './types.ts';

/** A value of an argument with its GraphQL type; an empty type is never a variable's. */
export type Input = { type: string } & (
  | { is: 'scalar'; value: Value }
  | { is: 'enum'; name: string }
  | { is: 'list'; items: Input[] }
  | { is: 'object'; fields: Record<string, Input> }
);

export function scalarInput(type: string, value: Value): Input {
  return { is: 'scalar', type, value };
}

export function enumInput(type: string, name: string): Input {
  return { is: 'enum', type, name };
}

/** As part of a document. @param part prints what is inside */
export function literalOf(input: Input, part: (inner: Input) => string): string {
  const inside = (inner: Input) => (inner.type ? part(inner) : literalOf(inner, part));
  switch (input.is) {
    case 'enum':
      return input.name;
    case 'scalar':
      return scalarLiteral(input.value);
    case 'list':
      return `[${input.items.map((item) => inside({ ...item, type: item.type && `${item.type}!` })).join(', ')}]`;
    case 'object':
      return `{${Object.entries(input.fields)
        .map(([name, field]) => `${name}: ${inside(field)}`)
        .join(', ')}}`;
  }
}

/** As a variable holds it. */
export function jsonOf(input: Input): unknown {
  switch (input.is) {
    case 'enum':
      return input.name;
    case 'scalar':
      return input.value;
    case 'list':
      return input.items.map(jsonOf);
    case 'object':
      return Object.fromEntries(Object.entries(input.fields).map(([name, field]) => [name, jsonOf(field)]));
  }
}

/** A condition as `where` has it. */
export function conditionInput(table: Table, condition: Condition): Input {
  const type = `${table.graphqlName}_bool_exp`;
  const object = (fields: Record<string, Input>): Input => ({ is: 'object', type, fields });
  switch (condition.is) {
    case 'and':
    case 'or': {
      const items = condition.all.map((part) => conditionInput(table, part));
      return object({ [`_${condition.is}`]: { is: 'list', type: `[${type}!]`, items } });
    }
    case 'not':
      return object({ _not: conditionInput(table, condition.of) });
    case 'related':
      return object({ [condition.link.name]: conditionInput(condition.link.remote, condition.where) });
    case 'compare':
      return object({ [condition.column.graphqlName]: comparisonInput(condition) });
    case 'count':
      return object({ [`${condition.link.name}_aggregate`]: countInput(condition) });
    default:
      throw new Error(`${condition.is} stands in permissions only`);
  }
}

function comparisonInput({ column, operator, operand }: Extract<Condition, { is: 'compare' }>): Input {
  const value = 'value' in operand ? operand.value : null;
  const scalar = operator.startsWith('_has_key') ? 'String' : SCALARS[column.type];
  const type = `${SCALARS[column.type]}_comparison_exp`;
  if (operator === '_is_null') return { is: 'object', type, fields: { [operator]: scalarInput('Boolean', value) } };
  const isList = ['_in', '_nin', '_has_keys_any', '_has_keys_all'].includes(operator);
  const input: Input = isList
    ? { is: 'list', type: `[${scalar}!]`, items: (value as Value[]).map((item) => scalarInput(scalar, item)) }
    : scalarInput(scalar, value);
  return { is: 'object', type, fields: { [operator]: input } };
}

function countInput({ link, distinct, filter, operator, count }: Extract<Condition, { is: 'count' }>): Input {
  const { remote } = link;
  const columns = distinct && [enumInput('', distinct.graphqlName)];
  const figure: Record<string, Input> = {
    ...(columns && { arguments: { is: 'list', type: '', items: columns }, distinct: scalarInput('Boolean', true) }),
    ...(filter && { filter: conditionInput(remote, filter) }),
    predicate: { is: 'object', type: 'Int_comparison_exp!', fields: { [operator]: scalarInput('Int', count) } },
  };
  return { is: 'object', type: '', fields: { count: { is: 'object', type: '', fields: figure } } };
}

function scalarLiteral(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(scalarLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}: ${scalarLiteral(member)}`)
    .join(', ')}}`;
}
