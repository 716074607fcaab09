import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlayedLog } from './playedLog.ts';
import { union, without, type Range } from './ranges.ts';

const range = fc.tuple(fc.nat(200), fc.nat(40)).map(([from, more]) => ({ from, to: from + more }));
const secondsOf = (ranges: readonly Range[]) => {
  const seconds = new Set<number>();
  for (const { from, to } of ranges) for (let at = from; at < to; at++) seconds.add(at);
  return seconds;
};

it('a union holds the same seconds, once and in order', () => {
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const joined = union(ranges);
      expect(secondsOf(joined)).toEqual(new Set([...secondsOf(ranges)].sort((one, other) => one - other)));
      expect(joined.every(({ from }, at) => at === 0 || from > (joined[at - 1]?.to ?? 0))).toBe(true);
      expect(union([...joined, ...ranges])).toEqual(joined);
    }),
  );
});

it('a difference holds what is only in the first', () => {
  fc.assert(
    fc.property(fc.array(range), fc.array(range), (some, others) => {
      expect(secondsOf(without(some, others))).toEqual(secondsOf(some).difference(secondsOf(others)));
    }),
  );
});

it('playing is logged in whole seconds, a jump is not', () => {
  const log = createPlayedLog(0);
  for (const at of [0.3, 1, 1.8, 2.6]) log.look(at);
  log.jump(60);
  for (const at of [60.2, 61, 62]) log.look(at);
  expect(log.take()).toEqual({
    ranges: [
      { from: 0, to: 3 },
      { from: 60, to: 62 },
    ],
    replayed: [],
  });
  expect(log.take()).toEqual({ ranges: [], replayed: [] });
});

it('a jump that was not told is none of it, and what plays on joins at the second', () => {
  const log = createPlayedLog(0);
  log.look(2);
  log.look(90);
  log.look(91);
  expect(log.take().ranges).toEqual([
    { from: 0, to: 2 },
    { from: 90, to: 91 },
  ]);
  log.look(92.4);
  log.look(93.1);
  expect(log.take().ranges).toEqual([{ from: 91, to: 93 }]);
});

it('what is played again after a rewind is named, up to where it began', () => {
  const log = createPlayedLog(0);
  for (let at = 1; at <= 30; at++) log.look(at);
  log.jump(20);
  for (let at = 21; at <= 35; at++) log.look(at);
  expect(log.take()).toEqual({ ranges: [{ from: 0, to: 35 }], replayed: [{ from: 20, to: 30 }] });
  log.jump(34.5);
  log.look(36);
  expect(log.take().replayed).toEqual([]);
});
