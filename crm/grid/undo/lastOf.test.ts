import { expect, it } from 'vitest';
import { lastDone, lastUndone } from './lastOf.ts';

const done = (id: string) => ({ id, headId: id, isDone: true });
const undone = (id: string, headId: string) => ({ id, headId, isDone: false });

it('undoes the newest action that stands', () => {
  expect(lastDone([undone('3', '4'), done('2'), done('1')])?.id).toBe('2');
  expect(lastDone([undone('1', '2')])).toBeUndefined();
});

it('does again what was undone last', () => {
  expect(lastUndone([undone('3', '4'), undone('2', '5'), done('1')])?.id).toBe('2');
  expect(lastUndone([done('1')])).toBeUndefined();
});

it('does nothing again once something was done since', () => {
  expect(lastUndone([done('5'), undone('3', '4'), done('1')])).toBeUndefined();
});
