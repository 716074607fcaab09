import { expect, test } from 'vitest';
import { busy, setBusy, whileBusy } from './busy.ts';

test('the flag stays set until it is cleared', () => {
  setBusy(true);
  expect(busy.get()).toEqual({ isBusy: true, tasks: [] });
  setBusy(false);
  expect(busy.get()).toEqual({ isBusy: false, tasks: [] });
});

test('each task leaves the list when it settles, also on failure, and its result is returned', async () => {
  const saving = Promise.withResolvers<string>();
  const same = Promise.withResolvers<string>();
  const done = whileBusy('저장', saving.promise);
  const failed = whileBusy('저장', same.promise);
  const labels = () => busy.get().tasks.map(({ label }) => label);
  expect(labels()).toEqual(['저장', '저장']);
  saving.resolve('끝');
  expect(await done).toBe('끝');
  expect(labels()).toEqual(['저장']);
  same.reject(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  expect(labels()).toEqual([]);
});
