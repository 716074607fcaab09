import { rules } from '../showRules.ts';

const rule = rules();

rule('terms are found by a plain word', async ({ refuses, accepts }) => {
  const sql = `insert into terms (id, title, body) values ($1, '약관', '본문')`;
  await refuses('23514 terms_id_form', sql, ['약관']);
  await accepts(sql, ['refund']);
});
