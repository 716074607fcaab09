import { expect, it } from 'vitest';
import { bodyOf, formOf } from './assignmentForm.ts';
import { assignmentName, placesText, reachedText } from './assignmentText.ts';

const student = (name: string) => ({ id: name, student: { user: { name } } });
const none = { lecture: null, weeklyLecture: null, students: [] };

it('says whom it is for', () => {
  const name = (given: object) => assignmentName({ ...none, ...given } as never);
  expect(name({ lecture: { name: '미적분 B' } })).toBe('미적분 B');
  expect(
    name({ weeklyLecture: { weekNumber: 3, specialName: null, placeInWeek: null, lecture: { name: '미적분 B' } } }),
  ).toBe('미적분 B 3주차');
  expect(name({ students: [student('김민수')] })).toBe('김민수');
  expect(name({ students: ['김민수', '이서연', '박건우'].map(student) })).toBe('김민수 외 2명');
  expect(name({})).toBe('학생 없음');
});

it('says which words', () => {
  expect(placesText({ firstPlace: 1, lastPlace: null })).toBe('모든 단어');
  expect(placesText({ firstPlace: 21, lastPlace: null })).toBe('21번부터 끝까지');
  expect(placesText({ firstPlace: 1, lastPlace: 20 })).toBe('1–20번 단어');
  expect(placesText({ firstPlace: 4, lastPlace: 4 })).toBe('4번 단어');
});

it('says who is where', () => {
  const one = (studied: number, known: number) => ({ id: '', studied, known, target: 5 });
  expect(reachedText({ progress: [] })).toBe('받은 학생이 없습니다');
  expect(reachedText({ progress: [one(5, 5), one(3, 2)] })).toBe('2명 중 1명 도달');
  expect(reachedText({ progress: [one(6, 6), one(0, 0)] })).toBe('2명 중 1명 도달 · 시작 안 함 1명');
});

it('sends exactly one of lecture, week and students', () => {
  const form = { ...formOf(undefined, 'L'), dueOn: '2026-12-01', weekId: 'W', studentIds: ['S'] };
  const goal = { firstPlace: 1, lastPlace: null, target: null, dueOn: '2026-12-01' };
  expect(bodyOf(form)).toEqual({ ...goal, lectureId: 'L' });
  expect(bodyOf({ ...form, kind: 'WEEK' })).toEqual({ ...goal, weeklyLectureId: 'W' });
  expect(bodyOf({ ...form, kind: 'STUDENTS' })).toEqual({ ...goal, studentIds: ['S'] });
  expect(bodyOf({ ...form, isNew: false })).toEqual(goal);
});
