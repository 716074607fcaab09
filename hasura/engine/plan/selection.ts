import {
  GraphQLBoolean,
  GraphQLNonNull,
  Kind,
  print,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type ValueNode,
} from 'graphql';
import { invalid, type Path } from '../errors.ts';
import { coerceFields, type Coerced } from './coerce.ts';
import { rawOf } from './input.ts';
import { readFlag } from './scalars.ts';
import type { Variables } from './variables.ts';

/** `@include(if:)` or `@skip(if:)`: the field stays when the value equals `wanted`. */
export interface Condition {
  wanted: boolean;
  value: ValueNode;
}

/** A field of a document with fragments expanded; same keys are not merged yet. */
export interface PreparedField {
  /** Alias or name. */
  key: string;
  node: FieldNode;
  definition: GraphQLField<unknown, unknown>;
  parent: GraphQLObjectType;
  path: Path;
  conditions: Condition[];
  children: PreparedField[];
}

/** A field to answer, with the values of one request. */
export interface SelectedField {
  key: string;
  name: string;
  nodes: FieldNode[];
  definition: GraphQLField<unknown, unknown>;
  parent: GraphQLObjectType;
  path: Path;
  args: Record<string, Coerced>;
  fields: SelectedField[];
}

/** Drops skipped fields, merges those of one key and reads all arguments. */
export function select(prepared: readonly PreparedField[], variables: Variables): SelectedField[] {
  const byKey = new Map<string, PreparedField[]>();
  for (const field of prepared) {
    if (!field.conditions.every((condition) => holds(condition, variables, field.path))) continue;
    const same = byKey.get(field.key);
    if (same) same.push(field);
    else byKey.set(field.key, [field]);
  }
  return [...byKey.values()].flatMap((same) => merge(same, variables));
}

function holds({ wanted, value }: Condition, variables: Variables, path: Path): boolean {
  const type = new GraphQLNonNull(GraphQLBoolean);
  const input = value.kind === Kind.VARIABLE ? variables.read(value.name.value, type, false, path) : { node: value };
  return readFlag(rawOf(input), path) === wanted;
}

function merge(same: readonly PreparedField[], variables: Variables): SelectedField[] {
  const [first, ...others] = same;
  if (!first) return [];
  const { key, definition, parent, path } = first;
  for (const other of others) checkMergeable(first, other);
  const given = new Map(first.node.arguments?.map(({ name, value }) => [name.value, { node: value }]));
  const args = coerceFields(definition.args, given, variables, [...path, 'args']);
  const children = same.flatMap((field) => field.children);
  const nodes = same.map((field) => field.node);
  return [{ key, name: definition.name, nodes, definition, parent, path, args, fields: select(children, variables) }];
}

function checkMergeable(one: PreparedField, other: PreparedField): void {
  const names = one.definition.name === other.definition.name;
  if (!names)
    throw invalid(
      one.path.slice(0, -1),
      `selection of both '${one.definition.name}' and '${other.definition.name}' specify the same response name, '${one.key}'`,
    );
  if (argumentText(one.node) !== argumentText(other.node)) {
    throw invalid(
      one.path.slice(0, -1),
      `inconsistent arguments between multiple selections of field '${one.definition.name}'`,
    );
  }
}

function argumentText({ arguments: args }: FieldNode): string {
  return (args ?? []).map(print).sort().join();
}
