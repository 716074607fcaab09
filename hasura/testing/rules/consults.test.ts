import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('consults', () => {
  rule('tell of a talk that was, by a known way, with someone', async ({ make, refuses, accepts }) => {
    const { id } = await make('consults');
    const set = (what: string) => `update consults set ${what} where id = $1`;
    await refuses('23514 consults_not_ahead', set(`consulted_at = now() + interval '2 hours'`), [id]);
    await refuses('23514 consults_channel_known', set(`channel = 'FAX'`), [id]);
    await refuses('23514 consults_counterpart_known', set(`counterpart = 'TEACHER'`), [id]);
    await refuses('23514 consults_body_form', set(`body = ' '`), [id]);
    const [row] = await accepts(`${set(`channel = 'VISIT', consulted_at = now()`)} returning version`, [id]);
    expect(row).toEqual({ version: 2 });
  });
});
