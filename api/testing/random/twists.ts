import { unknownId } from './commands.ts';
import type { Dice } from './dice.ts';

type Twist = (body: unknown, dice: Dice) => unknown;

/** What to do to a body: nothing, name what does not exist, or put something else into one field. */
export function twistOf(dice: Dice): (body: unknown) => unknown {
  const twist = dice.pick([asItIs, ofNobody, withJunk]);
  return (body) => twist(body, dice);
}

const asItIs: Twist = (body) => body;

/** Every id is the id of nothing. */
const ofNobody: Twist = (body) =>
  JSON.parse((JSON.stringify(body) ?? '{}').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, unknownId));

/** One field is something else. */
const withJunk: Twist = (body, dice) => {
  if (typeof body !== 'object' || body === null) return body;
  const field = dice.pick(['', ...Object.keys(body)]);
  return field === '' ? dice.pick(junk) : { ...body, [field]: dice.pick(junk) };
};

const junk: unknown[] = [
  null,
  [],
  {},
  '',
  ' ',
  '\u0000',
  '\ud800',
  0,
  -1,
  1e9,
  1e300,
  0.1,
  true,
  [null],
  [''],
  [unknownId],
];
