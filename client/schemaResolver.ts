import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { koreanMessage } from '#openapi/messages.ts';

/** The resolver of a form whose values a generated validator checks; its messages equal the server's. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: koreanMessage });
}
