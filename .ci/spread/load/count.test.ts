import { expect, it } from 'vitest';
import { Ledger, missedBy, type News } from './count.ts';

const news: News[] = [10, 20, 30].map((at) => ({ text: `event of ${at}`, at }));
const all = news.map(({ text }) => text);
const listener = (connected: number[], heard: string[]) => ({ connected, heard: new Set(heard) });

it('misses nothing when everything was heard', () => {
  expect(missedBy(listener([5], all), news)).toEqual([]);
});

it('counts one event that was withheld', () => {
  const withoutSecond = all.filter((text) => text !== 'event of 20');
  expect(missedBy(listener([5], withoutSecond), news)).toEqual([news[1]]);
});

it('counts events before the listener came as none of its own', () => {
  expect(missedBy(listener([15], all.slice(1)), news)).toEqual([]);
});

it('counts all events of a listener that never came', () => {
  expect(missedBy(listener([], []), news)).toEqual(news);
});

it('takes a coming back for a reading of what was before, and of nothing after', () => {
  expect(missedBy(listener([5, 25], all.slice(0, 1)), news)).toEqual([news[2]]);
});

it('counts an acknowledged write that is gone', () => {
  const row = new Ledger();
  expect(row.isLost('as it was before')).toBe(false);
  row.acknowledge(1);
  row.acknowledge(2);
  expect(row.isLost(2)).toBe(false);
  expect(row.isLost(1)).toBe(true);
});

it('lets a write stand or not that was not answered, until the next one is', () => {
  const row = new Ledger();
  row.acknowledge(1);
  row.leaveOpen(2);
  expect([row.isLost(1), row.isLost(2), row.isLost(3)]).toEqual([false, false, true]);
  row.acknowledge(3);
  expect(row.isLost(2)).toBe(true);
});
