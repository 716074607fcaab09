import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { koreanMessage } from '#openapi/messages.ts';
import { fieldLimits, type FieldLimits } from './fieldLimits.ts';

/** A resolver that the kit's fields ask for their limits. */
export type SchemaResolver<Input extends FieldValues, Output> = Resolver<Input, unknown, Output> & {
  limitsOf: (name: string) => FieldLimits;
};

/** The resolver of a form whose values a generated validator checks; its messages equal the server's. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
): SchemaResolver<Input, Output> {
  return Object.assign(zodResolver(schema, { error: koreanMessage }), {
    limitsOf: (name: string) => fieldLimits(schema, name),
  });
}
