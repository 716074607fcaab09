import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('parent_links', () => {
  rule('lock themselves for further browsers after ten wrong digits', async ({ make, refuses, accepts }) => {
    const { id } = await make('parent_links', { student_id: (await make('students')).id });
    const admit = 'insert into parent_link_devices (link_id, device_hash) values ($1, $2)';
    await accepts('update parent_links set wrong_digits = 9 where id = $1', [id]);
    await accepts(admit, [id, 'a'.repeat(64)]);
    await accepts('update parent_links set wrong_digits = 10 where id = $1', [id]);
    await refuses('23514 parent_links_locked', admit, [id, 'b'.repeat(64)]);
  });

  rule('count over their life and are renewed three times', async ({ make, refuses, accepts }) => {
    const { id } = await make('parent_links', { student_id: (await make('students')).id });
    const set = 'update parent_links set wrong_digits = $2, renewals = $3 where id = $1';
    await accepts(set, [id, 10, 3]);
    await refuses('23514 parent_links_counts_grow', set, [id, 0, 3]);
    await refuses('23514 parent_links_counts_grow', set, [id, 10, 0]);
    await refuses('23514 parent_links_wrong_digits_range', set, [id, 11, 3]);
    await refuses('23514 parent_links_renewals_range', set, [id, 10, 4]);
  });
});
