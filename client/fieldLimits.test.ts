// @module-tag timeless
import { expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { CreateClinicTodosBody } from '#openapi/generated/zod/clinicTodos.ts';
import { CreateTagBody, UpdateTagBody } from '#openapi/generated/zod/tags.ts';
import { fieldLimits } from './fieldLimits.ts';

it('reads the limits of a field out of the contract, also of a list and beside a version', () => {
  expect(fieldLimits(CreateTagBody, 'name')).toEqual({ required: true, maxLength: 20 });
  expect(fieldLimits(UpdateTagBody, 'name')).toEqual({ required: true, maxLength: 20 });
  expect(fieldLimits(CreateClinicTodosBody, 'items.0.title')).toEqual({ required: true, maxLength: 100 });
  expect(fieldLimits(CreateTagBody, 'day')).toEqual({});
});

it.each([
  ['a text that may be empty', zod.string().check(zod.maxLength(8)), { required: false, maxLength: 8 }],
  [
    'the least of two limits',
    zod.string().check(zod.maxLength(8), zod.maxLength(5)),
    { required: false, maxLength: 5 },
  ],
  ['blanks that are cut off', zod.string().check(zod.trim(), zod.minLength(1)), { required: true }],
  ['a text that may be absent', zod.optional(zod.string().check(zod.maxLength(8))), { required: false, maxLength: 8 }],
  ['a text with a default', zod._default(zod.string().check(zod.maxLength(8)), 'a'), { required: false, maxLength: 8 }],
  [
    'a text that becomes another',
    zod.pipe(zod.string().check(zod.maxLength(8)), zod.transform(String)),
    { required: false, maxLength: 8 },
  ],
  ['a number that is no text', zod.int().check(zod.maximum(8)), { required: true }],
  ['a number that may be none', zod.nullable(zod.int()), { required: false }],
  ['yes or no', zod.boolean(), { required: false }],
  ['a consent', zod.literal(true), { required: true }],
  ['one of some', zod.enum(['A', 'B']), { required: true }],
])('knows %s', (_, field, limits) => {
  expect(fieldLimits(zod.object({ field }), 'field')).toEqual(limits);
});
