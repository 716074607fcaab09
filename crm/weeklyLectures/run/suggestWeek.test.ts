import { expect, test } from 'vitest';
import { suggestWeek } from './suggestWeek.ts';

const tuesday = { weekday: 2, startsAt: '18:30:00', endsAt: '21:30:00', room: '301호', hours: [] };

test("the first week is on the lecture's next weekday, today included", () => {
  expect(suggestWeek(tuesday, [], '2026-03-01')).toEqual({
    weekNumber: 1,
    heldOn: '2026-03-03',
    startsAt: '18:30',
    endsAt: '21:30',
    room: '301호',
  });
  expect(suggestWeek(tuesday, [], '2026-03-03').heldOn).toBe('2026-03-03');
});

test('the next week follows the last numbered one, across the turn of a month', () => {
  const weeks = [
    { weekNumber: 4, heldOn: '2026-03-31' },
    { weekNumber: 3, heldOn: '2026-03-24' },
  ];
  expect(suggestWeek(tuesday, weeks, '2026-03-31')).toMatchObject({ weekNumber: 5, heldOn: '2026-04-07' });
});

test('a week with a special name uses no number and no date', () => {
  const weeks = [{ weekNumber: null, heldOn: '2026-03-10' }];
  expect(suggestWeek(tuesday, weeks, '2026-03-04')).toMatchObject({ weekNumber: 1, heldOn: '2026-03-10' });
});

test('weeks long past do not put the date into the past', () => {
  expect(suggestWeek(tuesday, [{ weekNumber: 2, heldOn: '2026-01-06' }], '2026-03-04').heldOn).toBe('2026-03-10');
});

test('a lecture on several weekdays goes on with the next of them, at its own hours', () => {
  const lecture = { ...tuesday, hours: [{ weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' }] };
  expect(suggestWeek(lecture, [{ weekNumber: 1, heldOn: '2026-03-03' }], '2026-03-03')).toMatchObject({
    weekNumber: 1,
    heldOn: '2026-03-06',
    startsAt: '19:00',
    endsAt: '21:00',
  });
  const whole = [
    { weekNumber: 1, heldOn: '2026-03-03' },
    { weekNumber: 1, heldOn: '2026-03-06' },
  ];
  expect(suggestWeek(lecture, whole, '2026-03-06')).toMatchObject({ weekNumber: 2, heldOn: '2026-03-10' });
});

test('a term that has not begun begins with its first day', () => {
  expect(suggestWeek({ ...tuesday, startsOn: '2026-04-01' }, [], '2026-03-04').heldOn).toBe('2026-04-07');
  expect(suggestWeek({ ...tuesday, startsOn: '2026-02-01' }, [], '2026-03-04').heldOn).toBe('2026-03-10');
});
