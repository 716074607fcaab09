import {
  getNamedType,
  GraphQLObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { invalid, type Path } from '../errors.ts';
import { readingsOf } from '../schema/meaning.ts';
import type { Condition, PreparedField } from './selection.ts';

export interface Limits {
  maxDepth: number;
  maxNodes: number;
}

/** Replaces fragments by their fields while checking fields, directives, depth and size. */
export class Expansion {
  readonly usedVariables = new Set<string>();
  readonly limitVariables = new Set<string>();
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #limits: Limits;
  #nodes = 0;

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>, limits: Limits) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#limits = limits;
  }

  fields(selectionSet: SelectionSetNode, parent: GraphQLObjectType, path: Path): PreparedField[] {
    return this.#expand(selectionSet, parent, {
      path: [...path, 'selectionSet'],
      conditions: [],
      open: [],
      depth: 1,
      inMeta: false,
    });
  }

  checkDirectives(directives: readonly DirectiveNode[] | undefined, place: string, path: Path): Condition[] {
    const names = directives?.map((directive) => directive.name.value) ?? [];
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    const unknown = names.find((name) => name !== 'include' && name !== 'skip');
    if (unknown) throw invalid(path, `directive "${unknown}" is not defined in the schema`);
    if (repeated.length)
      throw invalid(path, `the following directives are used more than once: ${[...new Set(repeated)].join(', ')}`);
    if (names[0] && place !== 'field') throw invalid(path, `directive "${names[0]}" is not allowed on a ${place}`);
    return (directives ?? []).map((directive) => this.#condition(directive, path));
  }

  #condition(directive: DirectiveNode, path: Path): Condition {
    this.#noteVariables(directive);
    const argument = directive.arguments?.find(({ name }) => name.value === 'if');
    if (!argument) throw invalid(path, "missing required field 'if'");
    return { wanted: directive.name.value === 'include', value: argument.value };
  }

  #expand(selectionSet: SelectionSetNode, parent: GraphQLObjectType, place: Place): PreparedField[] {
    return selectionSet.selections.flatMap((selection) => {
      this.#count();
      const conditions = [...place.conditions, ...this.checkDirectives(selection.directives, 'field', place.path)];
      if (selection.kind === Kind.FIELD) return [this.#field(selection, parent, { ...place, conditions })];
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#checkType(selection.typeCondition?.name.value ?? parent.name, parent, place.path);
        return this.#expand(selection.selectionSet, parent, { ...place, conditions });
      }
      const name = selection.name.value;
      const fragment = this.#fragments.get(name);
      if (!fragment) throw invalid(place.path, `reference to undefined fragment "${name}"`);
      if (place.open.includes(name)) throw cycle(place, name);
      this.#checkType(fragment.typeCondition.name.value, parent, place.path);
      return this.#expand(fragment.selectionSet, parent, {
        ...place,
        conditions,
        open: [...place.open, name],
        trail: [...(place.trail ?? place.path), name, 'selectionSet'],
      });
    });
  }

  #field(node: FieldNode, parent: GraphQLObjectType, place: Place): PreparedField {
    const name = node.name.value;
    const path = [...place.path, name];
    const definition = this.#definition(name, parent);
    if (!definition) throw invalid(path, `field '${name}' not found in type: '${parent.name}'`);
    const inMeta = place.inMeta || definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef;
    const deepest = inMeta ? DEEPEST_INTROSPECTION : this.#limits.maxDepth;
    if (place.depth > deepest) throw invalid(path, `the document is nested deeper than ${deepest} fields`);
    this.#checkArguments(node, definition, path);
    const below = {
      ...place,
      path: [...path, 'selectionSet'],
      trail: [...(place.trail ?? place.path), name, 'selectionSet'],
      conditions: [],
      depth: place.depth + 1,
      inMeta,
    };
    const children = this.#children(node, definition, below);
    return { key: node.alias?.value ?? name, node, definition, parent, path, conditions: place.conditions, children };
  }

  #children({ selectionSet }: FieldNode, definition: Field, below: Place): PreparedField[] {
    const type = getNamedType(definition.type);
    if (type instanceof GraphQLObjectType) {
      if (selectionSet) return this.#expand(selectionSet, type, below);
      throw invalid(below.path, `missing selection set for '${type.name}'`);
    }
    if (selectionSet) throw invalid(below.path.slice(0, -1), 'unexpected subselection set for non-object field');
    return [];
  }

  #checkArguments(node: FieldNode, definition: Field, path: Path): void {
    for (const argument of node.arguments ?? []) {
      const { name, value } = argument;
      const known = definition.args.find((candidate) => candidate.name === name.value);
      if (!known) throw invalid(path, `'${definition.name}' has no argument named '${name.value}'`);
      this.#noteVariables(argument);
      if (value.kind === Kind.VARIABLE && readingsOf(known).includes('nonNegativeInt')) {
        this.limitVariables.add(value.name.value);
      }
    }
  }

  #definition(name: string, parent: GraphQLObjectType): Field | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (parent === this.#schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return parent.getFields()[name];
  }

  #count(): void {
    const { maxNodes } = this.#limits;
    if (++this.#nodes > maxNodes) throw invalid([], `the document selects more than ${maxNodes} fields`);
  }

  #checkType(name: string, parent: GraphQLObjectType, path: Path): void {
    if (name !== parent.name) throw invalid(path, `fragment on '${name}' can never apply to type '${parent.name}'`);
  }

  #noteVariables(node: ASTNode): void {
    visit(node, { Variable: ({ name }) => void this.usedVariables.add(name.value) });
  }
}

type Field = GraphQLField<unknown, unknown>;

interface Place {
  path: Path;
  /** Like `path`, with the names of fragments in between; only cycles are reported with it. */
  trail?: Path;
  conditions: Condition[];
  /** Fragments being expanded. */
  open: string[];
  depth: number;
  inMeta: boolean;
}

/** The standard introspection query goes 13 deep. */
const DEEPEST_INTROSPECTION = 20;

function cycle(place: Place, name: string) {
  const names = place.open.slice(place.open.indexOf(name));
  return invalid(place.trail ?? place.path, `the fragment definition(s) ${names.join(' and ')} form a cycle`);
}
