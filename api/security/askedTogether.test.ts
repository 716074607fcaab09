// @module-tag timeless
import { expect, it } from 'vitest';
import { askedTogether } from './askedTogether.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks once for all that come at once, and anew for whoever comes while it is being asked', async () => {
  const asked: ((answer: string) => void)[] = [];
  const together = askedTogether<string>();
  const ask = () => together('minsu', () => new Promise((resolve) => asked.push(resolve)));
  const first = [ask(), ask(), ask()];
  expect(asked.length).toBe(0);
  await turn();
  // What has changed since it was sent is seen by those who come now.
  const late = ask();
  await turn();
  expect(asked.length).toBe(2);
  asked[0]?.('signed in');
  asked[1]?.('signed out');
  expect([...(await Promise.all(first)), await late]).toEqual(['signed in', 'signed in', 'signed in', 'signed out']);
});

it('keeps people apart, and lets each of them ask again after a failure', async () => {
  const together = askedTogether<string>();
  const fails = () => Promise.reject(new Error('the database is away'));
  const answers = await Promise.allSettled([together('minsu', fails), together('jia', async () => 'jia')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await together('minsu', async () => 'minsu')).toBe('minsu');
});
