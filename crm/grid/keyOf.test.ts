import { expect, test } from 'vitest';
import { keyOf } from './keyOf.ts';

test('equal keys give equal strings, whatever the order of their parts', () => {
  const key = { record: { scoreId: 's', retakeNumber: 1 }, column: 'value' };
  expect(keyOf({ column: 'value', record: { retakeNumber: 1, scoreId: 's' } })).toBe(keyOf(key));
  for (const other of [
    { ...key, column: 'memo' },
    { ...key, record: { scoreId: 's', retakeNumber: 0 } },
    { ...key, record: { scoreId: 't', retakeNumber: 1 } },
  ]) {
    expect(keyOf(other)).not.toBe(keyOf(key));
  }
});
