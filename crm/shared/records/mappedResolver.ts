import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { HttpError } from '#client/errors.ts';
import { schemaResolver } from '#client/schemaResolver.ts';

/** The form's field for a contract field with another name, and a message that replaces the validator's. */
export type FieldNames<Form> = Readonly<Record<string, keyof Form | { field: keyof Form; message: string }>>;

/** The resolver of a form whose fields differ from the contract's: it converts the values, and maps errors back to the form's fields. */
export function mappedResolver<Form extends FieldValues, Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  inputOf: (form: Form) => Input,
  fieldNames: FieldNames<Form> = {},
): Resolver<Form, unknown, Output> {
  const check = schemaResolver(schema);
  const resolve: Resolver<Form, unknown, Output> = async (form, context, options) => {
    // The options name the form's fields; the validator only passes them through.
    const { values, errors } = await check(inputOf(form), context, options as unknown as Parameters<typeof check>[2]);
    const mistakes = Object.entries(errors).map(([name, error]) => {
      const place = fieldNames[name] ?? name;
      return typeof place === 'object' ? [place.field, { ...error, message: place.message }] : [place, error];
    });
    return mistakes.length > 0
      ? { values: {}, errors: Object.fromEntries(mistakes) }
      : { values: values as Output, errors: {} };
  };
  return Object.assign(resolve, { limitsOf: check.limitsOf });
}

/** A refusal of the server with its errors mapped to the form's fields. */
export function atFormFields<Form>(error: unknown, fieldNames: FieldNames<Form>): unknown {
  if (!(error instanceof HttpError) || !error.problem.errors) return error;
  const errors = error.problem.errors.map((mistake) => {
    const place = fieldNames[mistake.field] ?? mistake.field;
    return { ...mistake, field: String(typeof place === 'object' ? place.field : place) };
  });
  return new HttpError(error.status, { ...error.problem, errors });
}
