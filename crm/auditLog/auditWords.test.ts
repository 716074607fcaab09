import { expect, it } from 'vitest';
import { actWords, whoWords } from './auditWords.ts';

it('says whom a change is by, and that nobody else could have decided it', () => {
  const by = { actorName: '박지현', actorRole: 'manager' };
  expect(whoWords(by)).toBe('박지현 (관리자)');
  expect(whoWords({ ...by, isForOneself: true })).toBe('박지현 (유일한 관리자, 본인 결정)');
  expect(whoWords({ isForOneself: false })).toBe('시스템');
});

it('says an act by its kind, or else by its first change, and how much it changed', () => {
  const closed = { kind: 'PAYROLL_CLOSE', facts: {}, tableName: 'pay_slips', action: 'INSERT' };
  expect(actWords({ ...closed, actRows: '20' })).toBe('급여 마감 · 20건');
  expect(actWords({ ...closed, actRows: '1' })).toBe('급여 마감');
  expect(actWords({ tableName: 'tags', action: 'DELETE', actRows: '3' })).toBe('태그 삭제 외 2건');
  expect(actWords({ tableName: 'tags', action: 'DELETE', actRows: '1' })).toBe('태그 삭제');
});
