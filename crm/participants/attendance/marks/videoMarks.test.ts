import { expect, test } from 'vitest';
import { videoMarks } from './videoMarks.ts';

const viewing = (studentId: string, percent: number) => ({ studentId, percent });

test('a video counts as watched from the share of its lecture on', () => {
  const marks = videoMarks({
    videos: [{ id: 'v', viewings: [viewing('a', 80), viewing('b', 79), viewing('c', 0)] }],
    lectures_by_pk: { id: 'l', watchedPercent: 80 },
  });
  expect(marks.get('a')).toEqual({ text: '80%', isWatched: true });
  expect(marks.get('b')).toEqual({ text: '79%', isWatched: false });
  expect(marks.get('c')).toEqual({ text: '0%', isWatched: false });
});

test('of several videos all must be watched', () => {
  const videos = ['v', 'w'].map((id, at) => ({ id, viewings: [viewing('a', 100), viewing('b', at * 100)] }));
  const marks = videoMarks({ videos, lectures_by_pk: { id: 'l', watchedPercent: 90 } });
  expect(marks.get('a')).toEqual({ text: '2/2편', isWatched: true });
  expect(marks.get('b')).toEqual({ text: '1/2편', isWatched: false });
});

test('a week without videos has no marks', () => {
  expect(videoMarks({ videos: [], lectures_by_pk: { id: 'l', watchedPercent: 90 } }).size).toBe(0);
  expect(videoMarks(undefined).size).toBe(0);
});
