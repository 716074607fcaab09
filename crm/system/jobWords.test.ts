import { expect, test } from 'vitest';
import { codeWords, jobName, jobState, nextWords, tookWords, weekWords, type JobRow } from './jobWords.ts';

const now = new Date('2026-11-23T09:00:00Z');
const job: JobRow = {
  id: 'a',
  kind: 'backup',
  key: '',
  everySeconds: 21_600,
  dueAt: '2026-11-23T10:30:00Z',
  status: 'WAITING',
  failures: 0,
  code: null,
  startedAt: null,
  endedAt: null,
  stoppedByStaff: null,
  recent: { aggregate: { count: 28, avg: { milliseconds: 4200 }, max: { milliseconds: 9000 } } },
  broken: { aggregate: { count: 2 } },
};

test.each<[string, Partial<JobRow>, string]>([
  ['a job that waits', {}, '정상'],
  ['one that runs', { status: 'RUNNING' }, '하는 중'],
  ['one that failed twice', { failures: 2, code: 'unexpected' }, '2번 거듭 실패'],
  ['one that is tried no more', { status: 'FAILED' }, '실패'],
  ['one that was stopped', { status: 'STOPPED' }, '멈춤'],
  ['one that nobody takes', { dueAt: '2026-11-23T08:49:00Z' }, '맡은 서버 없음'],
])('%s is told', (_, change, words) => expect(jobState({ ...job, ...change }, now).words).toBe(words));

test.each<[string, Partial<JobRow>, string]>([
  ['of a day', {}, '1시간 뒤 · 6시간마다'],
  ['of seconds', { everySeconds: 2, dueAt: now.toISOString() }, '2초마다'],
  ['of what is done once', { everySeconds: null, dueAt: now.toISOString() }, '곧'],
  ['of what is stopped', { status: 'STOPPED' }, '–'],
])('the next time %s is told', (_, change, words) => expect(nextWords({ ...job, ...change }, now)).toBe(words));

test('the last week is told, and lanes are numbered', () => {
  expect(weekWords(job)).toBe('28번 · 실패 2번 · 평균 4.2초');
  expect(weekWords({ ...job, recent: { aggregate: { count: 0, avg: null, max: null } } })).toBe('한 일 없음');
  expect(jobName({ ...job, kind: 'texts', key: '2' })).toBe('문자 보내기 2');
  expect(jobName({ ...job, kind: 'omr-scans', key: 'id', everySeconds: null })).toBe('OMR 스캔 읽기');
  expect(codeWords('something-new')).toContain('뜻밖의 오류');
});

test.each([
  [84.2, '84ms'],
  [4200, '4.2초'],
  [190_000, '3분'],
])('%d milliseconds are %s', (milliseconds, words) => expect(tookWords(milliseconds)).toBe(words));
