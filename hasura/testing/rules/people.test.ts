import { disassemble, getChoseong } from 'es-hangul';
import { describe, expect } from 'vitest';
import { rules } from '../rules.ts';

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

describe('students', () => {
  rule('are users of that type, as TAs are of theirs', async ({ make, refuses, accepts }) => {
    const [student, ta] = [await make('users', { type: 'STUDENT' }), await make('users', { type: 'TA' })];
    await refuses('23514 tas_user_type', 'insert into tas (id) values ($1)', [student.id]);
    const sql = `insert into students (id, student_number) values ($1, '12345678')`;
    await refuses('23514 students_user_type', sql, [ta.id]);
    await accepts(sql, [student.id]);
    await refuses('23514 users_type_fixed', `update users set type = 'ADMIN' where id = $1`, [student.id]);
  });

  rule('have a number of eight digits of their own', async ({ make, refuses, accepts }) => {
    const [one, other] = [await make('students'), await make('students')];
    const sql = 'update students set student_number = $1 where id = $2';
    await refuses('23505 students_student_number_key', sql, [one.student_number, other.id]);
    await refuses('23514 students_student_number_form', sql, ['1234567', other.id]);
    await accepts(sql, ['99999999', other.id]);
  });

  rule('withdraw after they registered', async ({ make, refuses, accepts }) => {
    const { id } = await make('students', { registered_on: '2026-03-02' });
    const sql = 'update students set withdrawn_on = $1 where id = $2';
    await refuses('23514 students_withdrawn_after_registered', sql, ['2026-03-01', id]);
    await accepts(sql, ['2026-03-02', id]);
  });
});

describe('what students are found by', () => {
  rule('follows their names and numbers, and goes with them', async ({ make, accepts, refuses }) => {
    const { id } = await make('students', { student_number: '20261234', parent_phone: null });
    const found = async () => {
      const [row] = await accepts<{ name_jamo: string; name_choseong: string; digits: string; is_active: boolean }>(
        'select name_jamo, name_choseong, digits, is_active from student_search where student_id = $1',
        [id],
      );
      return row && [row.name_jamo, row.name_choseong, row.digits, row.is_active].join('|');
    };
    await accepts(`update users set name = '김 관우', phone = '+821012345678' where id = $1`, [id]);
    await accepts(`update students set parent_phone = '+8225557070' where id = $1`, [id]);
    expect(await found()).toBe('ㄱㅣㅁㄱㅗㅏㄴㅇㅜ|ㄱㄱㅇ|#20261234;+821012345678 +8225557070 |true');
    await accepts('select anonymise_student($1)', [id]);
    expect(await found()).toMatch(/^ㅌㅏㄹㅌㅗㅣㅎㅏㄴㅎㅏㄱㅅㅐㅇ\|ㅌㅌㅎㅎㅅ\|#00\d{6}; {2}\|false$/);
    await accepts('delete from users where id = $1', [id]);
    expect(await found()).toBeUndefined();
    await refuses('23514 student_search_follows', insertSearch, [crypto.randomUUID()]);
  });

  rule('is spelt as the search box spells what was typed, whatever the syllable', async ({ accepts }) => {
    const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at));
    const spelt = await accepts<{ word: string; jamo: string; choseong: string }>(
      'select word, jamo(word), choseong(word) from unnest($1::text[]) as words (word)',
      [[...syllables, 'Kim É', '남궁 민']],
    );
    const wrong = spelt.filter(
      ({ word, ...it }) =>
        it.jamo !== disassemble(word).toLowerCase().replaceAll(' ', '') ||
        it.choseong !== getChoseong(word).replaceAll(' ', ''),
    );
    expect(wrong).toEqual([{ word: 'Kim É', jamo: 'kimé', choseong: 'kimé' }]);
  });
});

const insertSearch = `insert into student_search (student_id, name, is_active, student_number) values ($1, '김', true, '20261234')`;

describe('tags and memos', () => {
  rule('a tag is given to a person once, and its name once', async ({ make, refuses, accepts }) => {
    const { user_id, tag_id } = await make('user_tags');
    const sql = 'insert into user_tags (user_id, tag_id) values ($1, $2)';
    await refuses('23505 user_tags_pkey', sql, [user_id, tag_id]);
    await accepts(sql, [user_id, (await make('tags')).id]);
    await refuses('23505 tags_name_key', 'insert into tags (name) select name from tags where id = $1', [tag_id]);
  });

  rule('a memo is of somebody, and says something', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    const sql = 'insert into student_memos (student_id, body, is_pinned) values ($1, $2, true)';
    await refuses('23502 student_id', sql, [null, '메모']);
    await refuses('23503 student_memos_student_id_fkey', sql, [crypto.randomUUID(), '메모']);
    await refuses('23514 student_memos_body_length', sql, [id, '']);
    await accepts(sql, [id, '메모']);
  });
});

rule('two students are siblings or not, once, whichever stands first', async ({ make, refuses, accepts }) => {
  const { one_id, other_id } = await make('student_siblings');
  const sql = 'insert into student_siblings (one_id, other_id, status) values ($1, $2, $3)';
  await refuses('23505 student_siblings_pair_key', sql, [one_id, other_id, 'REFUSED']);
  await refuses('23514 student_siblings_pair_ordered', sql, [other_id, one_id, 'CONFIRMED']);
  await refuses('23514 student_siblings_pair_ordered', sql, [one_id, one_id, 'CONFIRMED']);
  const { id } = await make('students');
  await refuses('23514 student_siblings_status_known', sql, [one_id, id, 'MAYBE']);
  await accepts(sql, [one_id, id, 'REFUSED']);
  await accepts('select anonymise_student($1)', [one_id]);
  await refuses('23514 student_siblings_student_anonymised', sql, [one_id, other_id, 'CONFIRMED']);
});

describe('the audit log', () => {
  rule('is never changed', async ({ make, refuses, accepts }) => {
    const { id } = await make('tags');
    const [{ count } = { count: 0 }] = await accepts<{ count: number }>(
      'select count(*) from audit_log where row_id = $1',
      [id],
    );
    await refuses('23514 audit_log_append_only', `update audit_log set action = 'DELETE' where row_id = $1`, [id]);
    await refuses('23514 audit_log_append_only', 'delete from audit_log where row_id = $1', [id]);
    if (count !== 1) throw new Error(`A new tag left ${count} entries`);
  });
});

rule(
  "a saved view has a name of its own among its owner's of that list, and fits an address",
  async ({ make, refuses, accepts }) => {
    const { created_by, screen, name } = await make('saved_views');
    const sql = 'insert into saved_views (created_by, screen, name, query) values ($1, $2, $3, $4)';
    await refuses('23505 saved_views_name_key', sql, [created_by, screen, name, '']);
    await refuses('23514 saved_views_name_form', sql, [created_by, screen, ' 주말 ', '']);
    await refuses('23514 saved_views_screen_form', sql, [created_by, 'my list', '주말', '']);
    await refuses('23514 saved_views_query_length', sql, [created_by, screen, '주말', 'q'.repeat(501)]);
    await refuses('23502 created_by', sql, [null, screen, '주말', '']);
    await accepts(sql, [created_by, 'students', name, '']);
  },
);
