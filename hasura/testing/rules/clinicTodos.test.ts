import { expect } from 'vitest';
import { rules, type RuleTools } from '../showRules.ts';
import { firstAttempt, sitting } from '../sitting.ts';

const rule = rules();
const move = 'update clinic_todos set status = $1 where id = $2';
const todosOf = 'select sequence, kind, status from clinic_todos where participant_id = $1 order by sequence';
const clinicStatus = 'select clinic_status as status from score_attempts where id = $1';

rule('go from to do to done, and not past a step', async ({ make, refuses, accepts }) => {
  const { id } = await make('clinic_todos');
  await refuses('23514 clinic_todos_status_move', move, ['DONE', id]);
  await walk(accepts, id, 'DOING', 'SUBMITTED', 'DONE');
  await refuses('23514 clinic_todos_status_move', move, ['TODO', id]);
});

rule('that fail put a new retake behind them', async ({ make, accepts }) => {
  const first = await make('clinic_todos');
  await make('clinic_todos', { participant_id: first.participant_id, kind: 'HOMEWORK' });
  await walk(accepts, first.id, 'DOING', 'SUBMITTED', 'FAILED');
  expect(await accepts(todosOf, [first.participant_id])).toEqual([
    { sequence: 1, kind: 'CORRECTION', status: 'FAILED' },
    { sequence: 2, kind: 'RETAKE', status: 'TODO' },
    { sequence: 3, kind: 'HOMEWORK', status: 'TODO' },
  ]);
});

rule('stand in one order, and may change places in one statement', async ({ make, refuses, accepts }) => {
  const { id, participant_id } = await make('clinic_todos');
  await make('clinic_todos', { participant_id });
  await refuses('23505 clinic_todos_sequence_key', 'update clinic_todos set sequence = 2 where id = $1', [id]);
  await accepts('update clinic_todos set sequence = 3 - sequence where participant_id = $1', [participant_id]);
});

rule('that were begun stay, and a retake only behind what failed', async ({ make, refuses, accepts }) => {
  const [one, begun] = [await make('clinic_todos'), await make('clinic_todos')];
  await accepts(move, ['DOING', begun.id]);
  const remove = 'delete from clinic_todos where id = $1';
  await refuses('23514 clinic_todos_in_use', remove, [begun.id]);
  const follow = `insert into clinic_todos (participant_id, kind, title, follows_id) values ($1, 'RETAKE', '재시험', $2)`;
  await refuses('23514 clinic_todos_follows_failed', follow, [one.participant_id, one.id]);
  await refuses('23503 clinic_todos_participant_id_fkey', 'delete from clinic_participants where id = $1', [
    one.participant_id,
  ]);
  await accepts(remove, [one.id]);
});

rule('of a score are of the student who earned it', async (tools) => {
  const attempt = await failedAttempt(tools);
  const sql = `insert into clinic_todos (participant_id, kind, title, score_attempt_id) values ($1, 'RETAKE', '재시험', $2)`;
  await tools.refuses('23514 clinic_todos_attempt_of_student', sql, [
    (await tools.make('clinic_participants')).id,
    attempt.id,
  ]);
  const { id } = await tools.make('clinic_participants', { student_id: attempt.student_id });
  await tools.accepts(sql, [id, attempt.id]);
});

rule('of a score take its clinic status along', async (tools) => {
  const { make, accepts } = tools;
  const { id, student_id } = await failedAttempt(tools);
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'REQUIRED' }]);

  const todo = await make('clinic_todos', { student_id, participant_id: null, kind: 'RETAKE', score_attempt_id: id });
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'REQUIRED' }]);
  const first = await make('clinic_participants', { student_id });
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'RESERVED' }]);
  await accepts(`update clinic_participants set status = 'CANCELLED' where id = $1`, [first.id]);
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'REQUIRED' }]);

  await make('clinic_participants', { student_id });
  await accepts('delete from clinic_todos where id = $1', [todo.id]);
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'REQUIRED' }]);
  const anew = await make('clinic_todos', { student_id, participant_id: null, kind: 'RETAKE', score_attempt_id: id });
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'RESERVED' }]);
  await walk(accepts, anew.id, 'DOING', 'SUBMITTED', 'FAILED');
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'RESERVED' }]);
  const [again] = await accepts<{ id: string }>('select id from clinic_todos where follows_id = $1', [anew.id]);
  await walk(accepts, again?.id ?? '', 'DOING', 'SUBMITTED', 'DONE');
  expect(await accepts(clinicStatus, [id])).toEqual([{ status: 'DONE' }]);
});

rule('wait for a booking with a seat, and go back when it is lost', async ({ make, accepts }) => {
  const { id: student_id } = await make('students');
  const one = await make('clinic_todos', { student_id, participant_id: null });
  await make('clinic_todos', { student_id, participant_id: null, kind: 'HOMEWORK' });
  const places = 'select participant_id as booking, sequence from clinic_todos where student_id = $1 order by id';
  const unbooked = [1, 2].map((sequence) => ({ booking: null, sequence }));
  const slot = await make('clinic_slots', { capacity: 1 });
  const seat = await make('clinic_participants', { slot_id: slot.id });
  const waiting = await make('clinic_participants', { slot_id: slot.id, student_id, status: 'WAITING' });
  expect(await accepts(places, [student_id])).toEqual(unbooked);
  await accepts(`update clinic_participants set status = 'CANCELLED' where id = $1`, [seat.id]);
  const booked = [1, 2].map((sequence) => ({ booking: waiting.id, sequence }));
  expect(await accepts(places, [student_id])).toEqual(booked);

  await make('clinic_todos', { student_id, participant_id: null });
  expect(await accepts(places, [student_id])).toEqual([...booked, { booking: waiting.id, sequence: 3 }]);
  await walk(accepts, one.id, 'DOING', 'SUBMITTED', 'DONE');
  await accepts(`update clinic_participants set status = 'CANCELLED' where id = $1`, [waiting.id]);
  expect(await accepts(places, [student_id])).toEqual([{ booking: waiting.id, sequence: 1 }, ...unbooked]);
});

rule('of one attempt are open once', async (tools) => {
  const { id, student_id } = await failedAttempt(tools);
  const give = `insert into clinic_todos (student_id, kind, title, score_attempt_id) values ($1, 'RETAKE', '재시험', $2)`;
  await tools.accepts(give, [student_id, id]);
  await tools.refuses('23505 clinic_todos_open_key', give, [student_id, id]);
});

async function walk(accepts: RuleTools['accepts'], id: string, ...states: string[]): Promise<void> {
  for (const state of states) await accepts(move, [state, id]);
}

/** A first attempt below its exam's cutline, with the student who sat it. */
async function failedAttempt(tools: RuleTools) {
  const sat = await sitting(tools, { cutline: 60 });
  const { id } = await firstAttempt(tools, sat, 40);
  return { id, student_id: sat.student };
}
