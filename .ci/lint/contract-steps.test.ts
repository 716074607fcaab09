// @module-tag tree
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractSteps } from './contract-steps.ts';

const folder = 'hasura/migrations/default';
/** The last migration from before two versions had to run side by side. */
const last = 300;
/** Steps that are right although the version before meets them: migration, step and why. */
const accepted: readonly (readonly [migration: string, step: string, why: string])[] = [
  ['0330_expenseClaims_paid_once', 'new constraint', 'wider than the one in whose place it stands'],
  ['0383_notifications_moved', 'new constraint', 'wider than those in whose place they stand'],
  [
    '0437_omrSheets_others',
    'new constraint',
    'wider than the one in whose place it stands, or of states that the version before does not write',
  ],
  [
    '0438_omrSheets_parts',
    'new constraint',
    'wider than those in whose place they stand; a scan that the version before begins now fails there, and this version reads it',
  ],
  ['0446_inquiries_added_words', 'new constraint', 'wider than the one in whose place it stands'],
  ['0456_account_texted_codes', 'new constraint', 'wider than the one in whose place it stands'],
  ['0466_notifications_push_services', 'new constraint', 'of what the version before asks of an address, too'],
  ['0495_tas_powers', 'drop function', 'of the migration itself, in its session'],
  ['0577_foundation_natural_order', 'change of type', 'the same text, sorted by another collation'],
  ['0585_parentLinks_family', 'new constraint', 'wider than the one in whose place it stands'],
  ['0620_lectures_natural_order', 'change of type', 'the same text, sorted by another collation'],
];

it.each([
  ['drop table', 'drop table tags;'],
  ['drop view', 'drop view if exists score_ranks;'],
  ['drop type', 'drop type mood;'],
  ['drop function', 'drop function audit_row();'],
  ['drop column', 'alter table tags add note text, drop column name;'],
  ['drop column', 'alter table tags drop name;'],
  ['rename', 'alter table tags rename name to title;'],
  ['rename', 'alter function audit_row() rename to audit;'],
  ['set not null', 'alter table tags alter column name set not null;'],
  ['drop default', 'alter table tags alter name drop default;'],
  ['change of type', 'alter table tags alter column name type varchar(10);'],
  ['not null without default', 'alter table tags add column note text not null;'],
  ['not null without default', "alter table tags add a text default '' not null, add b int not null;"],
  ['new constraint', 'alter table tags add constraint short check (length(name) < 10);'],
  ['new constraint', 'alter table tags add note text, add constraint short check (length(name) < 10);'],
  ['new constraint', 'create table notes (id uuid); alter table tags add unique (name);'],
  ['new constraint', 'alter table tags drop constraint kind_check, add constraint kind_check check (kind in (1));'],
])('finds %s in %s', (step, sql) => {
  expect(contractSteps(sql)).toContain(step);
});

it.each([
  "create table notes (id uuid primary key, body text not null, kind text check (kind in ('A')));",
  "alter table tags add column note text not null default '';",
  'alter table tags add column note text, add at timestamptz default now() not null;',
  'alter table tags drop constraint short;',
  'alter table tags add note text, add constraint note_form check (note is null or length(note) < 10 and length(name) < 5);',
  'create table notes (id uuid); alter table notes add primary key (id);',
  'alter table tags alter column name drop not null;',
  'create or replace function f() returns void language plpgsql as $$ begin drop table aside; end $$;',
  "comment on table tags is 'drop table'; -- drop table tags",
  'create index tags_by_name on tags (name);',
])('finds nothing in %s', (sql) => {
  expect(contractSteps(sql)).toEqual([]);
});

it('finds no step in a new migration that the version before could not live with, but those accepted for', () => {
  const fresh = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > last);
  const found = fresh.flatMap((name) =>
    contractSteps(readFileSync(join(folder, name, 'up.sql'), 'utf8')).map((step) => `${name}: ${step}`),
  );
  expect(found).toEqual(accepted.map(([migration, step]) => `${migration}: ${step}`));
});
