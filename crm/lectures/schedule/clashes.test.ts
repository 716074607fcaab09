import { expect, test } from 'vitest';
import { clashesOf, clashMarks, clashText } from './clashes.ts';
import { placesOf, type Lesson } from './lessons.ts';

const lesson = (id: string, own: Partial<Lesson>): Lesson => ({
  id,
  lectureId: id,
  weekId: null,
  name: `강의 ${id}`,
  teacherName: `선생님 ${id}`,
  room: '301호',
  day: '2026-11-26',
  from: 1080,
  to: 1260,
  ...own,
});

test('says whose room or teacher is taken, and marks both lessons', () => {
  const lessons = [
    lesson('a', {}),
    lesson('b', { from: 1200, to: 1320 }),
    lesson('c', { room: '302호', teacherName: '선생님 b', from: 1300, to: 1400 }),
    // Only touches.
    lesson('d', { from: 1320, to: 1380 }),
    lesson('e', { day: '2026-11-27' }),
  ];
  const clashes = clashesOf(lessons);
  expect(clashText(clashes)).toBe(
    '같은 시간에 겹칩니다. 11월 26일 (목) 20:00–21:00 301호: 강의 a, 강의 b / 11월 26일 (목) 21:40–22:00 선생님 b 선생님: 강의 b, 강의 c',
  );
  expect(Object.fromEntries(clashMarks(clashes))).toEqual({
    a: ['강의실 겹침'],
    b: ['강의실 겹침', '선생님 겹침'],
    c: ['선생님 겹침'],
  });
});

test('lessons without a room or a teacher share none', () => {
  const none = { room: '', teacherName: '' };
  expect(clashesOf([lesson('a', none), lesson('b', none)])).toEqual([]);
  expect(clashText([])).toBe('');
});

test('of many, three are said and the others counted', () => {
  const many = clashesOf(['a', 'b', 'c', 'd'].map((id) => lesson(id, {})));
  expect(clashText(many)).toMatch(/ \/ 그 밖에 3건$/);
  expect(clashMarks(many).get('a')).toEqual(['강의실 겹침']);
});

test('rooms are in the order of their numbers, lessons without one last', () => {
  const lessons = ['', '10호', '9호', '9호'].map((room, at) => lesson(String(at), { room }));
  expect(placesOf(lessons, 'room')).toEqual(['9호', '10호', '강의실 없음']);
});
