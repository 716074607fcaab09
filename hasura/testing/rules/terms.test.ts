import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();
const add = `insert into term_versions (term_id, body, published_from) values ($1, $2, (now() at time zone 'Asia/Seoul')::date + $3::integer)`;
const body = JSON.stringify({ type: 'doc', content: [] });

rule('terms are found by a plain word', async ({ refuses, accepts }) => {
  const sql = `insert into terms (id, title) values ($1, '약관')`;
  await refuses('23514 terms_id_form', sql, ['약관']);
  await accepts(sql, ['refund']);
});

rule('the terms that the academy came with are in force', async ({ accepts }) => {
  const sql = `select term_id from term_versions join published_term_versions using (id) where body @? '$.content[*].content[*].text' order by 1`;
  expect(await accepts(sql)).toEqual([{ term_id: 'privacy' }, { term_id: 'service' }]);
});

describe('versions', () => {
  rule('hold from today or later, one a day, as documents', async ({ make, refuses, accepts }) => {
    const { id } = await make('terms');
    await refuses('23514 term_versions_from_today', add, [id, body, -1]);
    await refuses('23514 term_versions_body_document', add, [id, '{"type": "text"}', 1]);
    await accepts(add, [id, body, 1]);
    await refuses('23505 term_versions_day_key', add, [id, body, 1]);
    await accepts(add, [id, body, 0]);
  });

  rule('stay as they were once their day has come', async ({ make, refuses, accepts }) => {
    const { id } = await make('terms');
    await accepts(add, [id, body, 0]);
    await accepts(add, [id, body, 7]);
    const change = `update term_versions set body = $2 where term_id = $1 and published_from >= current_date + $3::integer`;
    await refuses('23514 term_versions_published', change, [id, body, -1]);
    await accepts(change, [id, body, 5]);
    await refuses('23514 term_versions_published', 'delete from term_versions where term_id = $1', [id]);
    await refuses('23514 term_versions_published', 'delete from terms where id = $1', [id]);
    await accepts(`update terms set id = 'moved', title = '다른 제목' where id = $1`, [id]);
    await accepts(`delete from term_versions where term_id = 'moved' and published_from > current_date + 5`);
  });

  rule('nobody has read yet go with their terms', async ({ make, accepts }) => {
    const { term_id } = await make('term_versions');
    await accepts('delete from terms where id = $1', [term_id]);
  });
});
