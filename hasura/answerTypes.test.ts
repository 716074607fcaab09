import { expect, test } from 'vitest';
import { readAnswerTypes } from './answerTypes.node.ts';

const types = readAnswerTypes();

test('each field of every role has its type, and a table that only some may read is among them', () => {
  expect(types.query_root?.lectures).toBe('[lectures!]!');
  expect(types.query_root?.lectures_by_pk).toBe('lectures');
  expect(types.lectures).toMatchObject({ id: 'uuid!', name: 'String!', capacity: 'Int!' });
  expect(types.accessLog?.at).toBe('timestamptz!');
  expect(types.mutation_root?.insert_savedViews_one).toBe('savedViews');
});

test('only answers are among them, not what may be sent', () => {
  expect(Object.keys(types).filter((name) => /_(bool_exp|input|order_by)$/.test(name))).toEqual([]);
  expect(Object.keys(types).length).toBeGreaterThan(600);
});
