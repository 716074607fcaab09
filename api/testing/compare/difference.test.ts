import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

describe('differenceOf', () => {
  it.each([
    ['{"data":{"a":1}}', '{"data":{"a":1}}'],
    ['{"data":{"a":1,"b":[1,null]}}', '{ "data": {"b": [1, null], "a": 1.0} }'],
    ['no json', 'no json'],
  ])('%s and %s are equal', (hasura, engine) => {
    expect(differenceOf(hasura, engine)).toBeNull();
  });

  it.each([
    ['{"data":{"a":[{"b":1}]}}', '{"data":{"a":[{"b":2}]}}', '$.data.a[0].b', '1', '2'],
    ['{"data":{"a":[1,2]}}', '{"data":{"a":[2,1]}}', '$.data.a[0]', '1', '2'],
    ['{"data":{"a":[1]}}', '{"data":{"a":[1,2]}}', '$.data.a[1]', 'nothing', '2'],
    ['{"data":{"a":1}}', '{"data":{"a":"1"}}', '$.data.a', '1', '"1"'],
    ['{"data":{"a":null}}', '{"data":{}}', '$.data.a', 'null', 'nothing'],
    ['{"data":{"a":[]}}', '{"data":{"a":{}}}', '$.data.a', '[]', '{}'],
    ['[9007199254740993]', '[9007199254740992]', '$[0]', '9007199254740993', '9007199254740992'],
    ['<html>', '{"data":{}}', '$', '"<html>"', '{"data":{}}'],
  ])('%s and %s differ', (hasura, engine, place, ours, theirs) => {
    expect(differenceOf(hasura, engine)).toEqual({ place, hasura: ours, engine: theirs });
  });

  it('shows the beginning of a long value', () => {
    const found = differenceOf(JSON.stringify('x'.repeat(500)), '1');
    expect(found?.hasura).toHaveLength(121);
  });
});
