import { afterEach, expect, test } from 'vitest';
import { keepApart } from './ownStorage.ts';

const all = localStorage;

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: all });
  all.clear();
});

test('a place has its own part of the storage, and empties only that', () => {
  all.setItem('accessToken', 'another place');
  keepApart('/tour/one ');
  expect(localStorage.getItem('accessToken')).toBeNull();
  localStorage.setItem('accessToken', 'mine');
  expect(all.getItem('/tour/one accessToken')).toBe('mine');
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, 'accessToken', null]);
  localStorage.setItem('speed', '2');
  localStorage.removeItem('speed');
  expect(localStorage.getItem('speed')).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
  expect(all.getItem('accessToken')).toBe('another place');
});
