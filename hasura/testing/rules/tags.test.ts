// @module-tag timeless
import { rules } from '../showRules.ts';

const rule = rules();

rule('a row keeps when it was made', async ({ make, accepts }) => {
  const { id, created_at } = await make('tags');
  const [row] = await accepts<{ created_at: Date }>(
    `update tags set created_at = '2000-01-01', name = '새 이름' where id = $1 returning created_at`,
    [id],
  );
  if (row?.created_at.getTime() !== created_at.getTime()) throw new Error(`It became ${row?.created_at}`);
});

rule('a tag is given to a person once, and its name once', async ({ make, refuses, accepts }) => {
  const { user_id, tag_id } = await make('user_tags');
  const sql = 'insert into user_tags (user_id, tag_id) values ($1, $2)';
  await refuses('23505 user_tags_pkey', sql, [user_id, tag_id]);
  await accepts(sql, [user_id, (await make('tags')).id]);
  await refuses('23505 tags_name_key', 'insert into tags (name) select name from tags where id = $1', [tag_id]);
});
