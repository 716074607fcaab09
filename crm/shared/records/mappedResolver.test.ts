import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { HttpError } from '#client/errors.ts';
import { atFormFields, mappedResolver } from './mappedResolver.ts';

interface Form {
  day: string;
  title: string;
}

const schema = zod.object({ at: zod.iso.datetime(), title: zod.string().check(zod.minLength(1)) });
const inputOf = ({ day, title }: Form) => ({ at: day && `${day}T00:00:00Z`, title });
const options = { fields: {}, shouldUseNativeValidation: false };

test('form values are converted to the contract’s', async () => {
  const resolver = mappedResolver(schema, inputOf);
  expect(await resolver({ day: '2026-11-22', title: '상담' }, undefined, options)).toEqual({
    values: { at: '2026-11-22T00:00:00Z', title: '상담' },
    errors: {},
  });
});

test("an error is shown at the field of the form, with the form's own message where it has one", async () => {
  const plain = await mappedResolver(schema, inputOf, { at: 'day' })({ day: '', title: '' }, undefined, options);
  expect(Object.keys(plain.errors)).toEqual(['day', 'title']);
  const named = mappedResolver(schema, inputOf, { at: { field: 'day', message: '날짜를 적어 주세요.' } });
  const { errors } = await named({ day: '', title: '상담' }, undefined, options);
  expect(errors).toMatchObject({ day: { message: '날짜를 적어 주세요.' } });
});

test('a refusal of the server is shown at the field of the form', () => {
  const refusal = new HttpError(422, {
    type: 'about:blank',
    requestId: '',
    title: '',
    status: 422,
    code: 'invalid',
    detail: '',
    errors: [
      { field: 'at', message: '너무 늦습니다.' },
      { field: 'title', message: '이미 있습니다.' },
    ],
  });
  const moved = atFormFields<Form>(refusal, { at: 'day' }) as HttpError;
  expect(moved.problem.errors?.map(({ field }) => field)).toEqual(['day', 'title']);
  const other = new Error('다른 실패');
  expect(atFormFields<Form>(other, { at: 'day' })).toBe(other);
});
