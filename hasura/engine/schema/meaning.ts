import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputObjectType } from 'graphql';
import type { Column, Relationship, RootName, Table, ComputedField, TrackedFunction } from '../model/types.ts';

/** The meaning of a schema field, which is all the compiler reads. */
export type FieldMeaning =
  | { kind: 'root'; root: RootName; table: Table }
  | { kind: 'function'; fn: TrackedFunction; isAggregate: boolean }
  | { kind: 'computed'; field: ComputedField }
  | { kind: 'column'; column: Column }
  | { kind: 'related'; relationship: Relationship }
  | { kind: 'relatedAggregate'; relationship: Relationship };

/** How an input is read when its GraphQL type alone does not say it. */
export type InputReading =
  /** Refuses what the type would let PostgreSQL cast: limits, offsets, flags, paths. */
  | 'nonNegativeInt'
  | 'bigInt'
  | 'boolean'
  | 'string'
  /** An array column: `"{a,b}"` is read by PostgreSQL. */
  | 'array'
  /** Present but null is an error, as in comparisons. */
  | 'nonNull';

/** The constraint on an input object as a whole. */
export interface InputExtensions {
  /** Exactly one field must be given; the error message otherwise. */
  exactlyOne?: string;
}

export function demandsOf(type: GraphQLInputObjectType): InputExtensions {
  return type.extensions as InputExtensions;
}

export function means(meaning: FieldMeaning): { extensions: { meaning: FieldMeaning } } {
  return { extensions: { meaning } };
}

export function meaningOf(field: GraphQLField<unknown, unknown>): FieldMeaning | undefined {
  return field.extensions['meaning'] as FieldMeaning | undefined;
}

export function reads(...readings: InputReading[]): { extensions: { reads: InputReading[] } } {
  return { extensions: { reads: readings } };
}

export function readingsOf(input: GraphQLInputField | GraphQLArgument): readonly InputReading[] {
  return (input.extensions['reads'] as InputReading[] | undefined) ?? [];
}
