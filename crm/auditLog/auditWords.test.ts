import { expect, it } from 'vitest';
import { whoWords } from './auditWords.ts';

it('says whom a change is by, and that nobody else could have decided it', () => {
  const by = { actorName: '박지현', actorRole: 'manager' };
  expect(whoWords(by)).toBe('박지현 (관리자)');
  expect(whoWords({ ...by, isForOneself: true })).toBe('박지현 (유일한 관리자, 본인 결정)');
  expect(whoWords({ isForOneself: false })).toBe('시스템');
});
