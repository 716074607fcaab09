import { expect, test } from 'vitest';
import { recordChanges } from './recordChanges.ts';

const tableName = 'students';
const row = { school: '다온고', parent_phone: null, withdrawn_on: null, version: 1 };

test('a change names the columns that have a label and differ, and no others', () => {
  expect(recordChanges({ tableName, before: row, after: { ...row, school: '', version: 2 } })).toEqual([
    '학교: 다온고 → 없음',
  ]);
  expect(recordChanges({ tableName, before: row, after: { ...row, version: 2 } })).toEqual([]);
  expect(recordChanges({ tableName: 'users', before: { session_epoch: 1 }, after: { session_epoch: 2 } })).toEqual([]);
});

test('a new row names what it has, a deleted one what it had', () => {
  expect(recordChanges({ tableName, before: null, after: row })).toEqual(['학교: 다온고']);
  expect(recordChanges({ tableName, before: row, after: null })).toEqual(['학교: 다온고 (삭제)']);
});

test('dates, phones, money and months are formatted', () => {
  const after = { ...row, parent_phone: '+821012345678', withdrawn_on: '2026-03-02' };
  expect(recordChanges({ tableName, before: row, after })).toEqual([
    '보호자 휴대폰: 없음 → 010-1234-5678',
    expect.stringMatching(/^퇴원일: 없음 → .*3/),
  ]);
  const terms = { from_month: '2026-03-01', monthly_salary: 1_000_000 };
  expect(recordChanges({ tableName: 'ta_pay_terms', before: null, after: terms })).toEqual([
    '적용 시작 월: 2026년 3월',
    '월급(원): 1,000,000',
  ]);
});

test('a stored code is said in the words of its own table', () => {
  const change = { before: { status: 'REQUESTED' }, after: { status: 'APPROVED' } };
  expect(recordChanges({ tableName: 'work_corrections', ...change })).toEqual(['상태: 요청 → 승인']);
  expect(recordChanges({ tableName: 'expense_claims', ...change })).toEqual(['상태: 청구 → 승인']);
});

test('documents are said to have changed, lists are written out', () => {
  const before = { body: { a: 1 } };
  expect(recordChanges({ tableName: 'announcements', before, after: { body: { a: 2 } } })).toEqual(['본문 바뀜']);
  expect(recordChanges({ tableName: 'announcements', before: null, after: before })).toEqual(['본문: 내용 있음']);
  expect(recordChanges({ tableName: 'words', before: { synonyms: [] }, after: { synonyms: ['a', 'b'] } })).toEqual([
    '함께 받는 답: 없음 → a, b',
  ]);
});

test('a screen says values in its own words, and only then names other rows', () => {
  const change = { tableName: 'word_decks', before: { lecture_id: null }, after: { lecture_id: '1' } };
  expect(recordChanges(change)).toEqual([]);
  const words = { lecture_id: (value: unknown) => (value === null ? '모든 강의' : '다온반') };
  expect(recordChanges(change, words)).toEqual(['강의: 모든 강의 → 다온반']);
});
