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
});
