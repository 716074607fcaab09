import { expect, it } from 'vitest';
import { sayChange, sayLeft, type MyChange } from './sayChange.ts';

const change = (of: Partial<MyChange>): MyChange => ({
  id: 'a',
  headId: 'a',
  kind: 'ATTENDANCE_MARK',
  isDone: true,
  cells: 1,
  name: 'attendance',
  number: 0,
  before: null,
  after: '출석',
  personName: '김민수',
  examName: null,
  retakeNumber: null,
  ...of,
});

it.each([
  [{}, '김민수 출결 비움 → 출석'],
  [{ cells: 3, before: '지각', after: null }, '김민수 출결 지각 → 비움 외 2칸'],
  [{ name: 'lock', after: '월말 정산' }, '김민수 잠금 열림 → 잠금'],
  [{ name: 'makeup', after: 'a' }, '김민수 보강 비움 → 보강 연결'],
  [{ name: 'value', examName: '쪽지시험', retakeNumber: 0, after: '90' }, '김민수 쪽지시험 점수 비움 → 90'],
  [{ name: 'value', examName: '쪽지시험', retakeNumber: 2, after: '90' }, '김민수 쪽지시험 2차 재시험 점수 비움 → 90'],
  [{ name: 'status', examName: '쪽지시험', after: 'ABSENT' }, '김민수 쪽지시험 응시 비움 → 결시'],
  [{ name: 'clinic', before: 'REQUIRED', after: 'EXEMPT' }, '김민수 클리닉 대상 → 면제'],
  [{ name: 'delivery', before: 'ONSITE', after: 'HOME' }, '김민수 응시 방식 현장 → 자택'],
  [{ name: 'answer', number: 3, after: '4' }, '김민수 3번 답 비움 → 4'],
  [{ name: 'hours', after: '2026-11-03T09:00:00.000Z/2026-11-03T13:30:00.000Z' }, '김민수 출퇴근 비움 → 18:00–22:30'],
  [{ name: 'hours', after: '2026-11-03T09:00:00.000Z/' }, '김민수 출퇴근 비움 → 18:00–'],
  [{ kind: 'RETAKES_ADD', name: null, cells: null }, '재시험 추가'],
])('says %o', (of, said) => expect(sayChange(change(of))).toBe(said));

it('says what an undo left, by whom it was changed, and what to do about a lock', () => {
  const by = (name: string, changedBy: string | null) => ({ name, why: 'CHANGED' as const, changedBy });
  expect(sayLeft([by('김민수', '이서연')])).toBe('김민수 학생의 값은 그 사이 이서연님이 바꿔서 그대로 두었습니다.');
  expect(sayLeft([by('김민수', '이서연'), by('박지훈', null), by('박지훈', '한서윤')])).toBe(
    '김민수 학생 외 1명의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.',
  );
  expect(sayLeft([{ name: '이준호', why: 'LOCKED', changedBy: null }], '조교')).toBe(
    '이준호 조교의 값은 잠겨 있어서 그대로 두었습니다. 먼저 잠금을 풀어 주세요.',
  );
});
