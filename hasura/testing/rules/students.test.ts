import { disassemble, getChoseong } from 'es-hangul';
import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

const insertSearch = `insert into student_search (student_id, name, is_active, student_number) values ($1, '김', true, '20261234')`;

describe('a student who was anonymised', () => {
  rule('are called by the name that a spaced out name means, whoever writes it', async ({ make, accepts }) => {
    const { id } = await make('users', { type: 'STUDENT', name: '김 민 수' });
    const nameNow = async () =>
      (await accepts<{ name: string }>('select name from users where id = $1', [id]))[0]?.name;
    expect(await nameNow()).toBe('김민수');
    await accepts(`update users set name = '남궁 민서' where id = $1`, [id]);
    expect(await nameNow()).toBe('남궁민서');
    await accepts(`update users set name = '탈퇴한 학생' where id = $1`, [id]);
    expect(await nameNow()).toBe('탈퇴한 학생');
  });

  const forget = 'select anonymise_student($1)';

  rule('is named nowhere, while results stay', async ({ make, accepts, as }) => {
    await as('manager', (await make('users')).id);
    const { id: userId } = await make('users', { type: 'STUDENT', name: '표시이름', phone: '+821055509999' });
    const { id } = await make('students', {
      id: userId,
      parent_name: '표시보호자',
      school: '표시고',
      student_number: '12345678',
    });
    await make('student_memos', { student_id: id, body: '표시메모' });
    await make('consults', { student_id: id, body: '표시상담' });
    await make('user_tags', { user_id: id });
    await make('participants', { student_id: id, memo: '표시메모' });
    const score = await make('actual_exam_scores', { student_id: id });
    const booking = await make('clinic_participants', { student_id: id, memo: '표시메모' });
    await make('sms_recipients', { student_id: id, name: '표시이름', phone: '+821055509999' });
    const { id: enrollmentId } = await make('enrollments', { student_id: id });
    await accepts(forget, [id]);
    const traces = await accepts(
      `select table_name from audit_log where concat(before, after) ~ '표시|5509999|12345678|login_id'
        and (row_id = $1::text or before ->> 'student_id' = $1::text or after ->> 'student_id' = $1::text)`,
      [id],
    );
    expect(traces).toEqual([]);
    const [user] = await accepts('select name, phone, is_active, login_id ~ $2 as is_left from users where id = $1', [
      id,
      '^left-',
    ]);
    expect(user).toEqual({ name: '탈퇴한 학생', phone: null, is_active: false, is_left: true });
    expect(await accepts('select id from actual_exam_scores where id = $1', [score.id])).toHaveLength(1);
    expect(await accepts('select memo from participants where student_id = $1', [id])).toEqual([{ memo: '' }]);
    expect(
      await accepts('select id from enrollments where id = $1 and to_date is not null', [enrollmentId]),
    ).toHaveLength(1);
    expect(await accepts('select status, memo from clinic_participants where id = $1', [booking.id])).toEqual([
      { status: 'CANCELLED', memo: '' },
    ]);
    expect(await accepts('select id from sms_recipients where student_id = $1', [id])).toEqual([]);
    await accepts(forget, [id]);
  });

  rule('is never written about again', async ({ make, refuses, accepts }) => {
    const { student_id: id } = await make('consults');
    const lecture = await make('lectures');
    await accepts(forget, [id]);
    await refuses(
      '23514 student_memos_student_anonymised',
      `insert into student_memos (student_id, body) values ($1, '메모')`,
      [id],
    );
    await refuses(
      '23514 enrollments_student_anonymised',
      'insert into enrollments (student_id, lecture_id) values ($1, $2)',
      [id, lecture.id],
    );
    await refuses('23514 users_student_anonymised', 'update users set is_active = true where id = $1', [id]);
    await refuses('23514 students_anonymised_empty', `update students set school = '세움고' where id = $1`, [id]);
    await refuses('23503 students_unknown', forget, [crypto.randomUUID()]);
    await accepts('update users set session_epoch = session_epoch + 1 where id = $1', [id]);
  });

  rule('is the only reason to touch the audit log, and only by taking away', async ({ make, refuses, accepts }) => {
    const { student_id: id } = await make('student_memos', { body: '남은 메모' });
    const sql = `update audit_log set after = after - 'body' where after ->> 'student_id' = $1`;
    await refuses('23514 audit_log_append_only', sql, [id]);
    await accepts(`select set_config('academy.anonymises', 'on', true)`);
    await refuses(
      '23514 audit_log_append_only',
      `update audit_log set after = after || '{"body": "다른 말"}' where after ->> 'student_id' = $1`,
      [id],
    );
    await refuses('23514 audit_log_append_only', `delete from audit_log where after ->> 'student_id' = $1`, [id]);
    await accepts(sql, [id]);
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

describe('what the audit log says of somebody who is forgotten', () => {
  rule('goes from entries of rows that went, or are of somebody else by now', async ({ make, accepts }) => {
    const [one, other] = [await make('students'), await make('students')];
    const entry = (studentId: string) => ({ student_id: studentId, body: '표시상담' });
    const logs = [
      ['INSERT', 'gone', null, entry(one.id)],
      ['DELETE', 'gone', entry(one.id), null],
      ['INSERT', 'moved', null, entry(one.id)],
      ['UPDATE', 'moved', entry(one.id), entry(other.id)],
    ];
    const rowIds = { gone: crypto.randomUUID(), moved: crypto.randomUUID() };
    for (const [action, row, before, after] of logs)
      await accepts(
        `insert into audit_log (action, table_name, row_id, before, after) values ($1, 'consults', $2, $3, $4)`,
        [action, rowIds[row as 'gone'], before && JSON.stringify(before), after && JSON.stringify(after)],
      );
    await accepts('select anonymise_student($1)', [one.id]);
    const left = `select action from audit_log where row_id = any ($1) and coalesce(after, before) ->> 'body' = '표시상담'`;
    expect(await accepts(left, [Object.values(rowIds)])).toEqual([{ action: 'UPDATE' }]);
  });

  rule('is found by every column that says whose a row is', async ({ accepts }) => {
    const unseen = await accepts(`
      select distinct paths.held from unnest('{student,user,ta}'::text[]) as kind, personal_paths(kind) as paths
      where paths.held <> 'id'
        and not is_parting('UPDATE', jsonb_build_object(paths.held, 1), jsonb_build_object(paths.held, 2))`);
    expect(unseen).toEqual([]);
  });
});

describe('students who are removed as one set', () => {
  const remove = 'select referencing, id from remove_unreferenced_students($1)';
  const traces = (table: string) =>
    `select $1::uuid in (select ${table === 'student_search' ? 'student_id' : 'id'} from ${table}) as is_there`;
  const ways = {
    'without a check for each row': [],
    'where a trigger came': [
      `create function nothing() returns trigger language plpgsql as 'begin return null; end'`,
      'create trigger students_more after delete on students for each row execute function nothing()',
    ],
    'where the owner may not': ['alter function remove_unreferenced_students(uuid[]) owner to academy_api'],
  };

  for (const [way, before] of Object.entries(ways))
    rule(`are in the audit log, and leave nothing: ${way}`, async ({ make, accepts, as }) => {
      for (const statement of before) await accepts(statement);
      const manager = await make('users');
      await as('manager', manager.id);
      const { id } = await make('students', { school: '세움고' });
      expect(await accepts(remove, [[id]])).toEqual([]);
      for (const table of ['users', 'students', 'student_search'])
        expect(await accepts(traces(table), [id])).toEqual([{ is_there: false }]);
      const log = await accepts(
        `select table_name, actor_id, actor_role, before ? 'password_hash' as is_secret, before ->> 'school' as school, after
          from audit_log where row_id = $1::text and action = 'DELETE' order by table_name`,
        [id],
      );
      const entry = { actor_id: manager.id, actor_role: 'manager', is_secret: false, after: null };
      expect(log).toEqual([
        { ...entry, table_name: 'students', school: '세움고' },
        { ...entry, table_name: 'users', school: null },
      ]);
      // Foreign keys are checked again.
      expect(await accepts(`select current_setting('session_replication_role') as role`)).toEqual([{ role: 'origin' }]);
    });

  rule('stay, all of them, when something hangs on one', async ({ make, accepts }) => {
    const [one, other] = [await make('students'), await make('students')];
    await make('student_memos', { student_id: one.id });
    expect(await accepts(remove, [[one.id, other.id]])).toEqual([{ referencing: 'student_memos', id: one.id }]);
    expect(await accepts('select id from students where id = any ($1)', [[one.id, other.id]])).toHaveLength(2);
  });

  rule('are asked about once per table, not once per row', async ({ make, accepts }) => {
    const lookups = async (count: number) => {
      const ids = [];
      for (let at = 0; at < count; at++) ids.push((await make('students')).id);
      const scans = `select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_user_tables`;
      const [before] = await accepts<{ scans: number }>(scans);
      await accepts(remove, [ids]);
      const [after] = await accepts<{ scans: number }>(scans);
      return (after?.scans ?? 0) - (before?.scans ?? 0);
    };
    const few = await lookups(2);
    expect(few).toBeGreaterThan(100);
    expect(await lookups(12)).toBeLessThan(few + 100);
  });
});
