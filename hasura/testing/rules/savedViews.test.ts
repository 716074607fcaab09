// @module-tag timeless
import { rules } from '../showRules.ts';

const rule = rules();

rule(
  "a saved view has a name of its own among its owner's of that list, and fits an address",
  async ({ make, refuses, accepts }) => {
    const { created_by, screen, name } = await make('saved_views');
    const sql = 'insert into saved_views (created_by, screen, name, query) values ($1, $2, $3, $4)';
    await refuses('23505 saved_views_name_key', sql, [created_by, screen, name, '']);
    await refuses('23514 saved_views_name_form', sql, [created_by, screen, ' 주말 ', '']);
    await refuses('23514 saved_views_screen_form', sql, [created_by, 'my list', '주말', '']);
    await refuses('23514 saved_views_query_length', sql, [created_by, screen, '주말', 'q'.repeat(2001)]);
    await refuses('23502 created_by', sql, [null, screen, '주말', '']);
    await accepts(sql, [created_by, 'students', name, '']);
  },
);
