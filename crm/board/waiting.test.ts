import { expect, test } from 'vitest';
import { waitingState } from './waiting.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const after = (hours: number) => waitingState(new Date(now - hours * 3_600_000).toISOString(), 24, now);

test('says how long a question has waited', () => {
  expect(after(0)).toEqual({ words: '1분째 대기', tone: 'neutral' });
  expect(after(5)).toEqual({ words: '5시간째 대기', tone: 'neutral' });
  expect(after(22)).toEqual({ words: '22시간째 대기', tone: 'warning' });
});

test('says by how much the deadline is over', () => {
  expect(after(24.5)).toEqual({ words: '기한 30분 지남', tone: 'negative' });
  expect(after(96)).toEqual({ words: '기한 3일 지남', tone: 'negative' });
});
