import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDataDir } from './dataLock.node.ts';

let folder = '';
const isLocked = () => existsSync(join(folder, 'lock'));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('stays until the last part of the process has released it, each of them once', () => {
  const outer = lockDataDir(folder);
  const inner = lockDataDir(folder);
  inner();
  inner();
  expect(isLocked()).toBe(true);
  outer();
  expect(isLocked()).toBe(false);
  lockDataDir(folder)();
  expect(isLocked()).toBe(false);
});

it('does not end the process when somebody removes the file', () => {
  const release = lockDataDir(folder);
  rmSync(join(folder, 'lock'));
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  release();
});
