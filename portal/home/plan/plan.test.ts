import { describe, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { planOf } from './plan.ts';

/** Saturday, 18:00 in Seoul. */
const now = new Date('2026-11-21T09:00:00Z');
const entry = (kind: Entry['kind'], at: string | null = null, id: string = kind): Entry => ({
  id,
  kind,
  at,
  href: '',
  title: id,
  note: '',
  end: '',
  tone: 'neutral',
  act: '',
});
/** Seoul's clock; the first line of a situation is what comes first. */
const on = (day: string, clock: string) => `2026-11-${day}T${clock}:00+09:00`;
const plan = (...entries: Entry[]) => planOf(entries, now);

describe('first comes', () => {
  test.each<[string, string | undefined, Entry[]]>([
    ['nothing where there is nothing', undefined, []],
    ['nothing where all of it can wait', undefined, [entry('later'), entry('task', on('30', '23:59'))]],
    [
      'a lesson of the next hours, before what is due tonight',
      'lesson',
      [entry('meeting', on('21', '20:30'), 'lesson'), entry('task', on('21', '20:00'))],
    ],
    [
      'a lesson that runs',
      'running',
      [entry('meeting', on('21', '17:30'), 'running'), entry('task', on('21', '18:05')), entry('answer')],
    ],
    [
      'what closes within a day, before a lesson of tomorrow',
      'task',
      [entry('meeting', on('22', '10:00')), entry('task', on('22', '17:00'))],
    ],
    [
      'what can still be done in time, before what is over due',
      'tonight',
      [entry('task', on('20', '23:59'), 'over'), entry('task', on('21', '23:59'), 'tonight')],
    ],
    [
      'what is over due, before a lesson of tomorrow and an answer',
      'over',
      [entry('task', on('20', '23:59'), 'over'), entry('meeting', on('22', '10:00')), entry('answer')],
    ],
    ['nothing that was due a week ago', 'review', [entry('task', on('14', '23:59'), 'old'), entry('review')]],
    ['a booking within a day, before an answer', 'meeting', [entry('meeting', on('22', '17:00')), entry('answer')]],
    ['an answer, before words to repeat', 'answer', [entry('review'), entry('answer')]],
    ['words to repeat, before what must be booked', 'review', [entry('todo'), entry('review')]],
    ['what must be booked, before what is due in days', 'todo', [entry('task', on('24', '22:00')), entry('todo')]],
    [
      'what is due in days, before a lesson',
      'task',
      [entry('meeting', on('23', '19:00')), entry('task', on('24', '22:00'))],
    ],
    ['a lesson in days where there is nothing else', 'meeting', [entry('meeting', on('27', '19:00')), entry('later')]],
    [
      'the earlier of two',
      'early',
      [entry('task', on('24', '20:00'), 'early'), entry('task', on('24', '22:00'), 'late')],
    ],
  ])('%s', (_, id, entries) => expect(plan(...entries).first?.id).toBe(id));
});

test('each thing stands once: first, today, a day of the week, or the rest', () => {
  const entries = [
    entry('task', on('13', '23:59'), 'long over'),
    entry('task', on('19', '23:59'), 'over'),
    entry('meeting', on('21', '18:30'), 'lesson'),
    entry('task', on('21', '23:59'), 'tonight'),
    entry('meeting', on('22', '10:00'), 'tomorrow'),
    entry('task', on('22', '22:00'), 'tomorrow night'),
    entry('meeting', on('27', '19:00'), 'friday'),
    entry('task', on('28', '00:30'), 'in a week'),
    entry('answer'),
    entry('review'),
    entry('later'),
  ];
  const { first, today, days, rest } = plan(...entries);
  expect(first?.id).toBe('lesson');
  expect(today.map(({ id }) => id)).toEqual(['over', 'tonight', 'answer', 'review']);
  expect(days.map(({ day, entries: found }) => [day, ...found.map(({ id }) => id)])).toEqual([
    ['2026-11-22', 'tomorrow', 'tomorrow night'],
    ['2026-11-27', 'friday'],
  ]);
  expect(rest.map(({ id }) => id)).toEqual(['long over', 'in a week', 'later']);
});
