import { Kind, valueFromASTUntyped, visit } from 'graphql';
import { invalid, type Path } from '../errors.ts';
import type { Input, JsonInput, Variables } from './variables.ts';

/** A value with its variable, if it was one, replaced. */
export type Raw =
  | { is: 'null' }
  /** `text` keeps every digit of a literal. */
  | { is: 'int' | 'float' | 'number'; text: string }
  | { is: 'string' | 'enum'; text: string }
  | { is: 'boolean'; value: boolean }
  | { is: 'list'; items: Input[] }
  | { is: 'object'; fields: [string, Input][] };

/** Looks one level into a value that is not a variable. */
export function rawOf(input: Input): Raw {
  return 'node' in input ? rawOfNode(input) : rawOfJson(input);
}

/** `found` in messages like "expected a string for type 'String', but found an integer". */
export function describe(raw: Raw): string {
  return DESCRIPTIONS[raw.is];
}

/** JSON text of any value; variables inside it may have any type. */
export function jsonText(input: Input, variables: Variables, path: Path): string {
  if ('json' in input) return JSON.stringify(input.json) ?? 'null';
  const { node } = input;
  if (node.kind === Kind.VARIABLE) return jsonText(variables.read(node.name.value, null, false, path), variables, path);
  if (node.kind === Kind.LIST)
    return `[${node.values.map((value) => jsonText({ node: value }, variables, path)).join(',')}]`;
  if (node.kind === Kind.OBJECT) {
    const member = (name: string, text: string) => `${JSON.stringify(name)}:${text}`;
    return `{${node.fields.map(({ name, value }) => member(name.value, jsonText({ node: value }, variables, path))).join(',')}}`;
  }
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return node.value;
  return JSON.stringify(valueFromASTUntyped(node)) ?? 'null';
}

/** Whether a part of the document mentions a variable. */
export function hasVariable(input: Input): boolean {
  let found = false;
  if ('node' in input) visit(input.node, { Variable: () => void (found = true) });
  return found;
}

const DESCRIPTIONS: Readonly<Record<Raw['is'], string>> = {
  null: 'null',
  int: 'an integer',
  float: 'a float',
  number: 'a number',
  string: 'a string',
  enum: 'an enum value',
  boolean: 'a boolean',
  list: 'a list',
  object: 'an object',
};

function rawOfNode({ node }: Extract<Input, { node: unknown }>): Raw {
  switch (node.kind) {
    case Kind.NULL:
      return { is: 'null' };
    case Kind.INT:
      return { is: 'int', text: node.value };
    case Kind.FLOAT:
      return { is: 'float', text: node.value };
    case Kind.STRING:
      return { is: 'string', text: node.value };
    case Kind.ENUM:
      return { is: 'enum', text: node.value };
    case Kind.BOOLEAN:
      return { is: 'boolean', value: node.value };
    case Kind.LIST:
      return { is: 'list', items: node.values.map((value) => ({ node: value })) };
    case Kind.OBJECT:
      return { is: 'object', fields: node.fields.map(({ name, value }) => [name.value, { node: value }]) };
    case Kind.VARIABLE:
      throw invalid([], `unbound variable "${node.name.value}"`);
  }
}

function rawOfJson({ json, origin }: JsonInput): Raw {
  if (json === null || json === undefined) return { is: 'null' };
  if (typeof json === 'string') return { is: 'string', text: json };
  if (typeof json === 'boolean') return { is: 'boolean', value: json };
  const below = (step: string | number) => origin && { ...origin, steps: [...origin.steps, step] };
  if (Array.isArray(json)) {
    return { is: 'list', items: json.map((item: unknown, index) => ({ json: item, origin: below(index) })) };
  }
  if (typeof json === 'object') {
    return {
      is: 'object',
      fields: Object.entries(json).map(([key, value]) => [key, { json: value, origin: below(key) }]),
    };
  }
  return { is: 'number', text: String(json) };
}
