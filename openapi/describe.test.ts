// @module-tag tree
import { describe, expect, test } from 'vitest';
import { describeOperations } from './describe.ts';

const bookId = { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } };
const operation = {
  operationId: 'rateBook',
  tags: ['books'],
  summary: '책 평가하기',
  'x-access': 'any',
  'x-invalidates': ['books', 'ratings'],
  'x-resource': 'books#rate',
  requestBody: { content: { 'application/json': {} } },
  responses: { 201: {}, '4XX': {} },
};
const documentOf = (changes: object) => ({
  paths: {
    '/books/{bookId}': { parameters: [{ $ref: '#/components/parameters/bookId' }], post: { ...operation, ...changes } },
  },
  components: { parameters: { bookId } },
});

test('an operation becomes a line of the table', () => {
  expect(describeOperations(documentOf({ parameters: [{ name: 'page', in: 'query' }] }))).toEqual([
    {
      operationId: 'rateBook',
      tag: 'books',
      summary: '책 평가하기',
      method: 'POST',
      path: '/books/{bookId}',
      access: 'any',
      invalidates: ['books', 'ratings'],
      resource: { name: 'books', action: 'rate' },
      status: 201,
      bodyType: 'json',
      jsonParts: [],
      validators: {
        params: 'RateBookParams',
        query: 'RateBookQueryParams',
        body: 'RateBookBody',
        response: 'RateBookResponse',
      },
    },
  ]);
});

test('what it does not have is null', () => {
  const changes = { requestBody: undefined, responses: { 204: {} }, 'x-resource': undefined };
  const [line] = describeOperations(documentOf(changes));
  expect(line).toMatchObject({
    status: 204,
    bodyType: null,
    resource: null,
    validators: { query: null, body: null, response: null },
  });
});

test('a form is a multipart body', () => {
  const [line] = describeOperations(documentOf({ requestBody: { content: { 'multipart/form-data': {} } } }));
  expect(line).toMatchObject({ bodyType: 'multipart', jsonParts: [] });
});

test('a part of a form may be JSON', () => {
  const encoding = { sheet: { contentType: 'application/json' }, file: { contentType: 'application/pdf' } };
  const [line] = describeOperations(documentOf({ requestBody: { content: { 'multipart/form-data': { encoding } } } }));
  expect(line?.jsonParts).toEqual(['sheet']);
});

describe('refuses', () => {
  test.each([
    ['no name', { operationId: undefined }, 'post /books/{bookId} has no operationId'],
    ['no tag', { tags: [] }, 'rateBook has no tag'],
    ['no access', { 'x-access': undefined }, 'rateBook has no x-access'],
    ['no success', { responses: { '4XX': {} } }, 'rateBook has no 2xx response'],
    ['a strange body', { requestBody: { content: { 'text/csv': {} } } }, 'rateBook takes text/csv'],
  ])('%s', (_, changes, complaint) => {
    expect(() => describeOperations(documentOf(changes))).toThrow(complaint);
  });
});

test('a resource that is not written like books#rate is refused', () => {
  expect(() => describeOperations(documentOf({ 'x-resource': 'books' }))).toThrow('bad x-resource');
});
