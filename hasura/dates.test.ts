// @module-tag tree
import { describe, expect } from 'vitest';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { rules } from './testing/showRules.ts';

const rule = rules();

/** Columns with a date or a moment, and whether it is refused when it is out of sense. */
const columns = `
  select class.relname as table, attribute.attname as column, exists (
    select from pg_trigger where tgrelid = class.oid and tgname = class.relname || '_' || attribute.attname || '_sense') as kept
  from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and atttypid in ('date'::regtype, 'timestamptz'::regtype)
  order by 1, 2`;

/** Columns that nobody fills: the server's clock does, or they follow from a column that is kept. */
const byTheServer = new RegExp(
  [
    // Of every table: when something happened, by the clock of the server.
    '[.](created|updated|deleted|arrived|departed|left|marked|decided|closed|opened|reopened|answered|read|viewed|checked|used|revoked|submitted|returned|promoted|cancelled|started|ended|finished|occurred|reported|sent|handed|delivered|failed|paid|last_used|last_seen|last_opened|first_opened|confirmed|settled|undone|gone|renewed|corrected|consented|anonymised|family_started|succeeded|problem|last_reviewed|reviewed|put_away)_at$',
    '[.](at|due_at|next_at|next_attempt_at|expires_at|lease_until|held_until|uploading_until|trusted_until|window_start|waiting_since|anonymises_at|password_expires_at)$',
    // What follows from a column that is kept.
    '^clinic_slots[.](held_on|ends_at)$',
    '^clinic_participants[.](starts|ends)_at$',
    '^work_(records|corrections)[.](work_date|work_month|first_started_at|first_ended_at|former_started_at|former_ended_at)$',
    '^pay_slips[.](month|pay_day)$',
    '^payroll_reopenings[.](month|closed_at)$',
    '^retention_run_students[.](due_on|last_day)$',
    '^word_tests[.]ends_at$',
    '^word_decks[.]published_at$',
    // Its own rule says from when to when.
    '^students[.]birth_on$',
  ].join('|'),
);

rule('every date that somebody enters is within sense, or is written by the server', async ({ accepts }) => {
  const found = await accepts<{ table: string; column: string; kept: boolean }>(columns);
  const names = (kept: boolean) => found.filter((row) => row.kept === kept).map((row) => `${row.table}.${row.column}`);
  expect(names(false).filter((name) => !byTheServer.test(name))).toEqual([]);
  // Moments that somebody enters too have names like those of the server: the table is named.
  expect(names(true).length).toBeGreaterThan(40);
});

describe('a date out of sense', () => {
  rule('is refused when it is entered or changed', async ({ make, refuses, accepts }) => {
    const claim = `insert into expense_claims (ta_id, spent_on, amount, description) values ($1, $2, 5000, '간식')`;
    const { id } = await make('tas');
    for (const day of ['0001-01-01', '9999-12-31', 'infinity', '-infinity', dateOf(1), dateOf(-3700)])
      await refuses('23514 dates_within_sense', claim, [id, day]);
    await accepts(claim, [id, dateOf(0)]);
    await accepts(claim, [id, dateOf(-700)]);
    await refuses('23514 dates_within_sense', 'update expense_claims set spent_on = $1', ['0001-01-01']);
  });

  rule(
    'is one that nobody means, in every column: longer ago than a life, or after the next generation',
    async ({ accepts }) => {
      const bounds = `
      select tgrelid::regclass || '.' || (words)[1] as column from pg_trigger
      cross join lateral string_to_array(encode(tgargs, 'escape'), '\\000') as words
      where tgfoid = 'refuse_date()'::regprocedure and not ((words)[2]::interval <= interval '110 years' and (words)[3]::interval <= interval '30 years')`;
      expect(await accepts(bounds)).toEqual([]);
    },
  );

  rule('that was stored before stays, also when the rest of the row changes', async ({ make, accepts, refuses }) => {
    const { id } = await make('lectures');
    await accepts('alter table lectures disable trigger lectures_starts_on_sense');
    await accepts(`update lectures set starts_on = '1999-03-02' where id = $1`, [id]);
    await accepts('alter table lectures enable trigger lectures_starts_on_sense');
    await accepts(`update lectures set starts_on = '1999-03-02', name = '오래된 강의' where id = $1`, [id]);
    await refuses('23514 dates_within_sense', `update lectures set starts_on = '1999-03-03' where id = $1`, [id]);
  });
});
