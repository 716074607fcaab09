import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('the audit log', () => {
  rule('is never changed', async ({ make, refuses, accepts }) => {
    const { id } = await make('tags');
    const [{ count } = { count: 0 }] = await accepts<{ count: number }>(
      'select count(*) from audit_log where row_id = $1',
      [id],
    );
    await refuses('23514 audit_log_append_only', `update audit_log set action = 'DELETE' where row_id = $1`, [id]);
    await refuses('23514 audit_log_append_only', 'delete from audit_log where row_id = $1', [id]);
    if (count !== 1) throw new Error(`A new tag left ${count} entries`);
  });

  rule('keeps what its change sets are', async ({ make, refuses }) => {
    const { id } = await make('change_sets');
    await refuses('23514 audit_log_append_only', `update change_sets set kind = 'REGRADE' where id = $1`, [id]);
    await refuses('23514 audit_log_append_only', 'delete from change_sets where id = $1', [id]);
    await refuses('23514 change_sets_kind_form', 'insert into change_sets (kind) values ($1)', ['다시 채점']);
  });

  rule('names no undo of what a colleague did, unless a manager undoes it', async ({ make, refuses, accepts, as }) => {
    const [maker, other] = [await make('users', { type: 'TA' }), await make('users', { type: 'TA' })];
    const { id } = await make('change_sets', { kind: 'CLINIC_ARRIVE', actor_id: maker.id });
    const { id: byItself } = await make('change_sets', { kind: 'ATTENDANCE_AUTO', actor_id: null });
    const undo = `insert into change_sets (kind, undoes_id) values ('CLINIC_UNDO', $1) returning id`;
    await as('ta', other.id);
    await refuses('23514 change_sets_undo_own', undo, [id]);
    await accepts(undo, [byItself]);
    await as('manager', other.id);
    const [undone] = await accepts<{ id: string }>(undo, [id]);
    await as('ta', maker.id);
    // Nor is it done again over a manager.
    await refuses('23514 change_sets_undo_own', undo, [undone?.id]);
  });

  rule('names the undo of what one did oneself', async ({ make, accepts, as }) => {
    const { id: maker } = await make('users', { type: 'TA' });
    const { id } = await make('change_sets', { kind: 'CLINIC_ARRIVE', actor_id: maker });
    await as('ta', maker);
    await accepts(`insert into change_sets (kind, undoes_id) values ('CLINIC_UNDO', $1)`, [id]);
  });
});
