import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('users', () => {
  rule('sign in with ids of their own, in lower case', async ({ make, refuses, accepts }) => {
    const { login_id } = await make('users');
    const sql = `insert into users (login_id, type, name) values ($1, 'ADMIN', '한서윤')`;
    await refuses('23505 users_login_id_key', sql, [login_id]);
    await refuses('23514 users_login_id_form', sql, ['Admin-2']);
    await accepts(sql, ['admin-2']);
  });

  rule('have a name without padding, composed', async ({ make, refuses, accepts }) => {
    const { id } = await make('users');
    const sql = 'update users set name = $1 where id = $2';
    for (const name of [' 김민수', '', '김민수'.normalize('NFD')])
      await refuses('23514 users_name_form', sql, [name, id]);
    await accepts(sql, ['김민수', id]);
  });

  rule('have a phone that can be called from anywhere', async ({ make, refuses, accepts }) => {
    const { id } = await make('users');
    const sql = 'update users set phone = $1 where id = $2';
    await refuses('23514 users_phone_e164', sql, ['010-1234-5678', id]);
    await accepts(sql, ['+821012345678', id]);
  });

  rule('are students, TAs or administrators', async ({ make, refuses, accepts }) => {
    const { id } = await make('users');
    await refuses('23514 users_type_known', `update users set type = 'PARENT' where id = $1`, [id]);
    await accepts(`update users set type = 'TA' where id = $1`, [id]);
  });
});
