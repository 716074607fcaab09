import { expect, test } from 'vitest';
import type { SystemState } from '#client/generated/rest/system.ts';
import { ageWords, healthWarnings } from './healthWarnings.ts';

const fine: SystemState = {
  at: '2026-11-23T09:00:00Z',
  version: '1',
  startedAt: null,
  isDemo: false,
  database: { kind: 'POSTGRES', version: '18.1', bytes: 1 },
  disk: { freeBytes: 50, totalBytes: 100 },
  files: { count: 0, bytes: 0 },
  queues: [{ queue: 'texts', waiting: 3, oldestSeconds: 20 }],
  jobs: { failing: 0, stopped: 0 },
  backups: { backedUpAt: '2026-11-23T06:00:00Z', bytes: 1, checkedAt: '2026-11-20T00:00:00Z', checkOk: true },
};
const backups = fine.backups!;

test('nothing is odd while all is well', () => expect(healthWarnings(fine)).toEqual([]));

test.each<[string, Partial<SystemState>, RegExp]>([
  ['a full disk', { disk: { freeBytes: 9, totalBytes: 100 } }, /디스크가 거의/],
  ['a queue that stands', { queues: [{ queue: 'texts', waiting: 1, oldestSeconds: 660 }] }, /^문자: .*11분째/],
  ['no notifications', { queues: [{ queue: 'notifications', waiting: 1, oldestSeconds: 660 }] }, /^알림: /],
  ['no pushes', { queues: [{ queue: 'pushes', waiting: 1, oldestSeconds: 7200 }] }, /^휴대폰 알림: /],
  ['no scans', { queues: [{ queue: 'omr-scans', waiting: 1, oldestSeconds: 7200 }] }, /^OMR 스캔: /],
  ['jobs that fail', { jobs: { failing: 2, stopped: 0 } }, /일 2개가 거듭 실패/],
  ['jobs that are stopped', { jobs: { failing: 0, stopped: 1 } }, /일 1개가 멈춰/],
  ['no backups at all', { backups: null }, /백업을 하지 않습니다/],
  ['no backup yet', { backups: { ...backups, backedUpAt: null } }, /아직 백업이 없/],
  ['an old backup', { backups: { ...backups, backedUpAt: '2026-11-22T18:00:00Z' } }, /오래되었습니다/],
  ['a failed check', { backups: { ...backups, checkOk: false } }, /문제가 있습니다/],
  ['a backup nobody tried', { backups: { ...backups, checkedAt: null, checkOk: null } }, /아직 복원해 보지/],
  ['a check that is weeks ago', { backups: { ...backups, checkedAt: '2026-11-08T00:00:00Z' } }, /두 주가 넘/],
])('%s is said', (_, change, words) => {
  expect(healthWarnings({ ...fine, ...change })).toEqual([expect.stringMatching(words)]);
  // What happened, the likely cause, and what to do.
  expect(healthWarnings({ ...fine, ...change })[0]).toMatch(/다\. .*(수 있습니다|눌렀습니다|않았습니다)\. .*주세요\.$/);
});

test('a demo needs no backups, and an empty queue has no age', () => {
  expect(healthWarnings({ ...fine, isDemo: true, backups: null })).toEqual([]);
  expect(healthWarnings({ ...fine, queues: [{ queue: 'pushes', waiting: 0, oldestSeconds: 9000 }] })).toEqual([]);
});

test.each([
  [40, '40초'],
  [720, '12분'],
  [10_900, '3시간'],
  [200_000, '2일'],
])('%i seconds are %s', (seconds, words) => expect(ageWords(seconds)).toBe(words));
