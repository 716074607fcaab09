import { rules } from '../rules.ts';

const rule = rules();

rule('a question is asked by somebody', async ({ make, refuses, accepts }) => {
  const sql = `insert into board_posts (category, title, body, created_by) values ($1, '질문', '본문', $2)`;
  await refuses('23514 board_posts_question_private', sql, ['QUESTION', null]);
  await accepts(sql, ['QUESTION', (await make('students')).id]);
  await accepts(sql, ['FAQ', null]);
});

rule('a template has a name of its own, a known event and a known channel', async ({ make, refuses, accepts }) => {
  const [one, other] = [await make('push_alert_templates'), await make('push_alert_templates')];
  const set = (column: string) => `update push_alert_templates set ${column} = $1 where id = $2`;
  await refuses('23505 push_alert_templates_name_key', set('name'), [one.name, other.id]);
  await refuses('23514 push_alert_templates_event_known', set('event'), ['SNOW', other.id]);
  await refuses('23514 push_alert_templates_channel_known', set('channel'), ['PIGEON', other.id]);
  await accepts(set('channel'), ['LMS', other.id]);
});

rule('terms are found by a plain word', async ({ refuses, accepts }) => {
  const sql = `insert into terms (id, title, body) values ($1, '약관', '본문')`;
  await refuses('23514 terms_id_form', sql, ['약관']);
  await accepts(sql, ['refund']);
});

rule('a deck is for a lecture that exists, or for all', async ({ make, refuses, accepts }) => {
  const { id } = await make('word_decks');
  const sql = 'update word_decks set lecture_id = $1 where id = $2';
  await refuses('23503 word_decks_lecture_id_fkey', sql, [crypto.randomUUID(), id]);
  await accepts(sql, [(await make('lectures')).id, id]);
  await accepts(sql, [null, id]);
});
