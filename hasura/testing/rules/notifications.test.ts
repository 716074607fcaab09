import type { Selectable } from 'kysely';
import { describe, expect } from 'vitest';
import type { Tables } from '../../generated/tables.ts';
import { rules, type RuleTools } from '../showRules.ts';
import { firstAttempt, sitting } from '../sitting.ts';

const rule = rules();

/** Something that a student was told of in the portal; answers whether they still find it. */
async function told(
  { make, accepts }: RuleTools,
  kind: Selectable<Tables['notification_events']>['kind'],
  subject_id: string,
) {
  const event = await make('notification_events', { kind, subject_id, settled_at: '2026-03-03T00:00:00Z' });
  await accepts(
    'insert into notifications (event_id, student_id, kind, body, subject_id) values ($1, $2, $3, $4, $5)',
    [event.id, event.student_id, kind, '알림', subject_id],
  );
  return async () =>
    (await accepts('select from notifications where event_id = $1 and gone_at is null', [event.id])).length === 1;
}

describe('what a student was told of', () => {
  rule('goes with the D-day that moves to another day', async (tools) => {
    const { id } = await tools.make('lecture_ddays');
    const isShown = await told(tools, 'DDAY_WEEK', id);
    await tools.accepts(`update lecture_ddays set title = '대수능' where id = $1`, [id]);
    expect(await isShown()).toBe(true);
    await tools.accepts('update lecture_ddays set falls_on = falls_on + 7 where id = $1', [id]);
    expect(await isShown()).toBe(false);
  });

  rule('goes with the question whose answer it is', async (tools) => {
    const { id, post_id } = await tools.make('board_answers');
    const isShown = await told(tools, 'QUESTION_ANSWERED', id);
    await tools.accepts('update board_posts set deleted_at = now() where id = $1', [post_id]);
    expect(await isShown()).toBe(false);
  });

  rule('goes with the todo that a passed score ends, and comes back with it', async (tools) => {
    const sat = await sitting(tools);
    const attempt = await firstAttempt(tools, sat, 40);
    const { id } = await tools.make('clinic_todos', {
      participant_id: null,
      student_id: sat.student,
      score_attempt_id: attempt.id,
      kind: 'RETAKE',
    });
    const isShown = await told(tools, 'CLINIC_TODO', id);
    const value = 'update score_attempts set value = $1 where id = $2';
    await tools.accepts(value, [80, attempt.id]);
    expect(await isShown()).toBe(false);
    await tools.accepts(value, [40, attempt.id]);
    expect(await isShown()).toBe(true);
  });
});
