import { expect, it } from 'vitest';
import { inForce, stateOf } from './versionState.ts';

const version = (id: string, publishedFrom: string) => ({ id, publishedFrom });
const versions = [version('next', '2026-12-01'), version('now', '2026-11-22'), version('old', '2026-03-02')];

it('is in force from its day on, until the next one', () => {
  const states = (today: string) => versions.map((one) => stateOf(one, versions, today));
  expect(states('2026-11-22')).toEqual(['TO_COME', 'IN_FORCE', 'REPLACED']);
  expect(states('2026-11-21')).toEqual(['TO_COME', 'TO_COME', 'IN_FORCE']);
  expect(states('2026-12-01')).toEqual(['IN_FORCE', 'REPLACED', 'REPLACED']);
});

it('there is none before the first day', () => {
  expect(inForce(versions, '2026-03-01')).toBeUndefined();
});
