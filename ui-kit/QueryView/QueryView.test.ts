import { expect, test } from 'vitest';
import { gridStateOf } from './QueryView.tsx';

const query = { data: undefined, isError: false, error: null, refetch: () => Promise.resolve() };

test.each([
  ['on its way', query, 'loading'],
  ['that failed', { ...query, isError: true }, 'failed'],
  ['that waits for the network', { ...query, fetchStatus: 'paused' }, 'failed'],
  ['of nothing', { ...query, data: [] }, 'ready'],
  ['that is there, and failed to come again', { ...query, data: ['a'], isError: true }, 'ready'],
])('a list %s: a grid knows it from the others', (_, asked, state) => {
  expect(gridStateOf(asked).state).toBe(state);
});
