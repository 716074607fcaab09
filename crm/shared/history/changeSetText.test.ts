import { expect, it } from 'vitest';
import { changeSetText } from './changeSetText.ts';

it('says what somebody did, with its facts', () => {
  expect(changeSetText({ kind: 'ATTENDANCE_PASTE', facts: {} })).toBe('출결 붙여넣기');
  expect(changeSetText({ kind: 'STUDENTS_UPDATE', facts: { count: 3 } })).toBe('학생 3명 한 번에 수정');
  expect(changeSetText({ kind: 'SOMETHING_NEW', facts: {} })).toBe('여러 개 한 번에 수정');
});

it('says when nobody looked at what was there', () => {
  expect(changeSetText({ kind: 'ATTENDANCE_MARK', facts: { unconditional: true } })).toBe(
    '출결 체크 (그 사이 바뀐 값을 확인하지 않음)',
  );
});
