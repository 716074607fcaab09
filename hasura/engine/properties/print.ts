import type { GraphQLRequest } from '../types.ts';
import type { Chooser } from './chooser.ts';
import { conditionInput, enumInput, jsonOf, literalOf, scalarInput, type Input } from './inputs.ts';
import type { AggregatePart, FigureField, ListArguments, Order, Question, RootField, RowField } from './question.ts';
import { SCALARS } from './values.ts';
import type { Table } from './types.ts';

/** The question as a document, with variables, fragments and directives here and there. */
export function printQuestion(choose: Chooser, question: Question): GraphQLRequest {
  const printer = new Printer(choose);
  const fields = question.fields.map((field) => printer.root(field));
  return printer.request(printer.selection('query_root', fields));
}

class Printer {
  readonly #choose: Chooser;
  readonly #declarations: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  readonly #fragments: string[] = [];

  constructor(choose: Chooser) {
    this.#choose = choose;
  }

  request(selection: string): GraphQLRequest {
    const declared = this.#declarations.length ? ` q(${this.#declarations.join(', ')})` : '';
    return { query: `query${declared} ${selection}\n${this.#fragments.join('\n')}`, variables: this.#variables };
  }

  root(field: RootField): string {
    const { table } = field;
    const name = table.graphqlName;
    if (field.is === 'byKey') {
      const id = scalarInput(SCALARS[table.columns[0]?.type ?? 'int'], field.id);
      return this.#field(field, `${name}_by_pk`, this.#arguments({ id }, '!'), this.#rows(table, field.fields));
    }
    const args = this.#list(table, field.args);
    if (field.is === 'list') return this.#field(field, name, args, this.#rows(table, field.fields));
    return this.#field(field, `${name}_aggregate`, args, this.#aggregate(table, field.parts));
  }

  /** Sometimes through a fragment. */
  selection(type: string, fields: readonly string[]): string {
    const kind = this.#choose.int(0, 9);
    const [first, ...others] = fields;
    if (kind === 8) return `{ ... on ${type} { ${fields.join(' ')} } }`;
    if (kind < 9 || !others.length) return `{ ${fields.join(' ')} }`;
    const name = `fragment${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${type} { ${others.join(' ')} }`);
    // The fragment's fields come after the first field, in the order of the answer.
    return `{ ${first} ...${name} }`;
  }

  #rows(table: Table, fields: readonly RowField[]): string {
    return this.selection(
      table.graphqlName,
      fields.map((field) => this.#row(field)),
    );
  }

  #row(field: RowField): string {
    switch (field.is) {
      case 'typename':
        return this.#field(field, '__typename', '', '');
      case 'column':
        return this.#field(field, field.column.graphqlName, '', '');
      case 'path': {
        const path = field.steps
          .map((step) => (typeof step === 'number' ? `[${step}]` : `[${JSON.stringify(step)}]`))
          .join('');
        return this.#field(field, field.column.graphqlName, this.#arguments({ path: scalarInput('String', path) }), '');
      }
      case 'object':
        return this.#field(field, field.link.name, '', this.#rows(field.link.remote, field.fields));
      case 'array': {
        const { name, remote } = field.link;
        return this.#field(field, name, this.#list(remote, field.args), this.#rows(remote, field.fields));
      }
      case 'aggregate': {
        const { name, remote } = field.link;
        return this.#field(
          field,
          `${name}_aggregate`,
          this.#list(remote, field.args),
          this.#aggregate(remote, field.parts),
        );
      }
    }
  }

  #aggregate(table: Table, parts: readonly AggregatePart[]): string {
    const fields = parts.map((part) => {
      if (part.is === 'nodes') return `${part.key}: nodes ${this.#rows(table, part.fields)}`;
      return `${part.key}: aggregate { ${part.figures.map((figure) => this.#figure(table, figure)).join(' ')} }`;
    });
    return this.selection(`${table.graphqlName}_aggregate`, fields);
  }

  #figure(table: Table, figure: FigureField): string {
    if (figure.is !== 'count') {
      return `${figure.key}: ${figure.is} { ${figure.columns.map(({ key, column }) => `${key}: ${column.graphqlName}`).join(' ')} }`;
    }
    const items = figure.columns.map(({ graphqlName }) => enumInput(`${table.graphqlName}_select_column`, graphqlName));
    const columns = listInput(`${table.graphqlName}_select_column`, items);
    const distinct = figure.distinct ? scalarInput('Boolean', true) : undefined;
    return `${figure.key}: count${this.#arguments({ columns, distinct })}`;
  }

  #list(table: Table, { where, orderBy, limit, offset, distinctOn }: ListArguments): string {
    const name = table.graphqlName;
    const columns = distinctOn.map(({ graphqlName }) => enumInput(`${name}_select_column`, graphqlName));
    return this.#arguments({
      where: where ? conditionInput(table, where) : undefined,
      order_by: { is: 'list', type: `[${name}_order_by!]`, items: orderBy.map((order) => orderInput(table, order)) },
      limit: limit !== null ? scalarInput('Int', limit) : undefined,
      offset: offset !== null ? scalarInput('Int', offset) : undefined,
      distinct_on: listInput(`${name}_select_column`, columns),
    });
  }

  #arguments(args: Readonly<Record<string, Input | undefined>>, suffix = ''): string {
    const printed = Object.entries(args).flatMap(([name, input]) =>
      input ? `${name}: ${this.#input(input, suffix)}` : [],
    );
    return printed.length ? `(${printed.join(', ')})` : '';
  }

  /** The value itself, or a variable that holds it. */
  #input(input: Input, suffix = ''): string {
    // Keys of JSON may be such as a document cannot write.
    const isVariable = (input.is === 'scalar' && input.type.startsWith('jsonb')) || this.#choose.once(4);
    if (!isVariable) return literalOf(input, (inner) => this.#input(inner));
    return this.#declare(`${input.type}${suffix}`, jsonOf(input));
  }

  #field({ key, shown }: { key: string; shown: boolean }, name: string, args: string, selection: string): string {
    return `${key}: ${name}${args}${this.#directive(shown)} ${selection}`.trimEnd();
  }

  #directive(shown: boolean): string {
    if (shown && !this.#choose.once(10)) return '';
    const [name, value] = this.#choose.once(2) ? ['include', shown] : ['skip', !shown];
    return ` @${name}(if: ${this.#choose.once(2) ? this.#declare('Boolean!', value) : value})`;
  }

  #declare(type: string, value: unknown): string {
    const name = `v${this.#declarations.length}`;
    // Sometimes the value is the variable's default.
    const asDefault = typeof value === 'number' && this.#choose.once(4);
    this.#declarations.push(`$${name}: ${type}${asDefault ? ` = ${value}` : ''}`);
    if (!asDefault) this.#variables[name] = value;
    return `$${name}`;
  }
}

/** None where there is nothing in it. */
function listInput(type: string, items: Input[]): Input | undefined {
  return items.length > 0 ? { is: 'list', type: `[${type}!]`, items } : undefined;
}

function orderInput(table: Table, { via, direction, by }: Order): Input {
  const end = enumInput('order_by', direction);
  const last = via.at(-1)?.remote ?? table;
  let input: Input;
  if (by.is === 'column') input = { is: 'object', type: orderType(last), fields: { [by.column.graphqlName]: end } };
  else {
    const figure: Input =
      by.is === 'count'
        ? { is: 'object', type: '', fields: { count: end } }
        : {
            is: 'object',
            type: '',
            fields: { [by.figure]: { is: 'object', type: '', fields: { [by.column.graphqlName]: end } } },
          };
    input = { is: 'object', type: orderType(last), fields: { [`${by.link.name}_aggregate`]: figure } };
  }
  for (const [index, { name }] of [...via.entries()].reverse()) {
    input = { is: 'object', type: orderType(via[index - 1]?.remote ?? table), fields: { [name]: input } };
  }
  return input;
}

function orderType(table: Table): string {
  return `${table.graphqlName}_order_by`;
}
