// @module-tag timeless
import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../showRules.ts';

const rule = rules();
const sum = 'a'.repeat(64);
const finish = `update files set state = 'DONE', sha256 = $2 where id = $1`;
const add = `insert into files (owner_type, owner_id, name, content_type, size_bytes) values ($1, $2, $3, 'image/png', 10)`;

async function done(
  make: RuleTools['make'],
  accepts: RuleTools['accepts'],
  values: Parameters<typeof make<'files'>>[1],
) {
  const { id } = await make('files', values);
  await accepts(finish, [id, sum]);
  return id;
}

describe('files', () => {
  rule('belong to something that is there, and hold it', async ({ make, refuses, accepts }) => {
    const nothing = crypto.randomUUID();
    const student = await make('students');
    const owners = {
      LECTURE: ['lecture_id', (await make('lectures')).id],
      WEEKLY_LECTURE: ['weekly_lecture_id', (await make('weekly_lectures')).id],
      STUDENT: ['student_id', student.id],
      BOARD_POST: ['board_post_id', (await make('board_posts')).id],
      MATERIAL: ['material_id', (await make('lecture_materials')).id],
      VIDEO: ['video_id', (await make('videos', { url: null })).id],
      PROFILE: ['profile_user_id', student.id],
    };
    for (const [type, [column, id]] of Object.entries(owners)) {
      await refuses(`23503 files_${column}_fkey`, add, [type, nothing, '그림.png']);
      await accepts(add, [type, id, '그림.png']);
    }
    await refuses('23503 files_lecture_id_fkey', 'delete from lectures where id = $1', [owners.LECTURE[1]]);
    await refuses('23514 files_owner_type_known', add, ['NOTHING', nothing, '그림.png']);
  });

  rule('are their uploader’s until they are given an owner, once', async ({ make, refuses, accepts }) => {
    const name = `update files set owner_type = $2, owner_id = $3 where id = $1`;
    const created_by = (await make('tas')).id;
    const unowned = { owner_type: 'UPLOADER', owner_id: created_by, created_by } as const;
    const { id } = await make('files', unowned);
    await refuses('23514 files_uploader_own', finish, [id, sum]);
    await refuses('23514 files_uploader_own', `update files set created_by = $2 where id = $1`, [
      id,
      (await make('users')).id,
    ]);
    const seen = await make('videos', { url: 'https://example.com/a.mp4' });
    await refuses('23514 files_video_url_or_file', name, [id, 'VIDEO', seen.id]);
    await refuses('23503 files_lecture_id_fkey', name, [id, 'LECTURE', crypto.randomUUID()]);
    const lecture = await make('lectures');
    await accepts(name, [id, 'LECTURE', lecture.id]);
    await refuses('23514 files_owner_fixed', name, [id, 'UPLOADER', created_by]);
    await accepts(finish, [id, sum]);
  });

  rule('stay where they are, and what is in them stays as it is', async ({ make, refuses, accepts }) => {
    const { id } = await make('files');
    await refuses('23514 files_owner_fixed', 'update files set owner_id = $2 where id = $1', [
      id,
      (await make('weekly_lectures')).id,
    ]);
    await refuses('23514 files_done_known', `update files set state = 'DONE' where id = $1`, [id]);
    await accepts('update files set size_bytes = 2048 where id = $1', [id]);
    await accepts(finish, [id, sum]);
    await refuses('23514 files_content_fixed', 'update files set size_bytes = 1 where id = $1', [id]);
    await refuses('23514 files_content_fixed', 'update files set sha256 = $2 where id = $1', [id, 'b'.repeat(64)]);
    await refuses('23514 files_state_move', `update files set state = 'UPLOADING' where id = $1`, [id]);
    await accepts(`update files set memo = '해설 포함', name = '해설 2.pdf' where id = $1`, [id]);
  });

  rule('have plain names, types, sizes and sums', async ({ make, refuses, accepts }) => {
    const { id } = await make('files');
    const set = (what: string) => `update files set ${what} where id = $1`;
    for (const name of [`'../etc/passwd'`, `E'a\\nb'`, `''`, `' a'`, `normalize('해설', NFD)`, `repeat('a', 201)`]) {
      await refuses('23514 files_name_form', set(`name = ${name}`), [id]);
    }
    await refuses('23514 files_content_type_form', set(`content_type = 'pdf'`), [id]);
    await refuses('23514 files_size_range', set('size_bytes = 0'), [id]);
    await refuses('23514 files_size_range', set('size_bytes = 5368709121'), [id]);
    await refuses('23514 files_sha256_form', set(`sha256 = 'abc'`), [id]);
    await accepts(set(`name = '3주_해설 100%.pdf', size_bytes = 5368709120`), [id]);
  });

  rule('carry a watermark only where one can be drawn', async ({ make, refuses, accepts }) => {
    const mark = 'update files set is_watermarked = true where id = $1';
    const { id } = await make('files', { content_type: 'image/png' });
    await refuses('23514 files_watermark_pdf', mark, [id]);
    await accepts(mark, [(await make('files')).id]);
  });

  rule('forget that a copy failed when the watermark is switched', async ({ make, refuses, accepts }) => {
    const { id } = await make('files', { is_watermarked: true });
    const tell = 'update files set watermark_trouble = $2 where id = $1';
    await refuses('23514 files_watermark_trouble_length', tell, [id, '']);
    await accepts(tell, [id, '2페이지']);
    const off = 'update files set is_watermarked = false where id = $1 returning watermark_trouble';
    expect(await accepts(off, [id])).toEqual([{ watermark_trouble: null }]);
  });

  rule('name only what is known to keep some from a film', async ({ make, refuses, accepts }) => {
    const limit = 'update files set play_limit = $2 where id = $1';
    const { id } = await make('files', { content_type: 'video/mp4' });
    await refuses('23514 files_play_limit_known', limit, [id, 'VHS']);
    await accepts(limit, [id, 'HEVC']);
    await refuses('23514 files_play_limit_film', limit, [(await make('files')).id, 'HEVC']);
  });

  rule('are one a person for a profile, and a picture', async ({ make, refuses, accepts }) => {
    const { id: owner_id } = await make('users');
    const image = { owner_type: 'PROFILE', owner_id, content_type: 'image/jpeg' } as const;
    await done(make, accepts, image);
    const next = await make('files', image);
    await refuses('23505 files_single_key', finish, [next.id, sum]);
    await accepts(`delete from files where profile_user_id = $1 and state = 'DONE'`, [owner_id]);
    await accepts(finish, [next.id, sum]);
    await refuses(
      '23514 files_profile_image',
      `update files set content_type = 'text/html' where id = $1 and state = 'UPLOADING'`,
      [(await make('files', image)).id],
    );
  });

  rule('or an address play a video, not both', async ({ make, refuses, accepts }) => {
    const film = add.replace('image/png', 'video/mp4');
    const linked = await make('videos');
    await refuses('23514 files_video_url_or_file', film, ['VIDEO', linked.id, '1강.mp4']);
    await accepts(add, ['VIDEO', linked.id, '표지.png']);
    const filed = await make('videos', { url: null });
    await accepts(film, ['VIDEO', filed.id, '1강.mp4']);
    await refuses('23514 videos_url_or_file', `update videos set url = 'https://videos.example/2' where id = $1`, [
      filed.id,
    ]);
  });
});

describe('file permissions', () => {
  const grant =
    'insert into file_permissions (file_id, student_id, lecture_id, weekly_lecture_id) values ($1, $2, $3, $4)';

  rule('name one reader, once', async ({ make, refuses, accepts }) => {
    const { id } = await make('files');
    const [student, lecture, week] = [await make('students'), await make('lectures'), await make('weekly_lectures')];
    await refuses('23514 file_permissions_one_reader', grant, [id, null, null, null]);
    await refuses('23514 file_permissions_one_reader', grant, [id, student.id, lecture.id, null]);
    await accepts(grant, [id, student.id, null, null]);
    await accepts(grant, [id, null, lecture.id, null]);
    await accepts(grant, [id, null, null, week.id]);
    await refuses('23505 file_permissions_reader_key', grant, [id, student.id, null, null]);
    await accepts('delete from files where id = $1', [id]);
  });
});

describe('files of what is closed', () => {
  rule('are fixed once a submission is handed in, until it is opened again', async ({ make, refuses, accepts }) => {
    const { student_id, weekly_lecture_id } = await make('participants');
    const { id: exam_id } = await make('exams', { weekly_lecture_id });
    const { id } = await make('submissions', { exam_id, student_id });
    const file = { owner_type: 'SUBMISSION', owner_id: id } as const;
    const first = await done(make, accepts, file);
    const late = await make('files', file);
    await accepts(`update submissions set status = 'DONE' where id = $1`, [id]);
    await refuses('23514 files_submission_done', add, ['SUBMISSION', id, '풀이.png']);
    await refuses('23514 files_submission_done', 'delete from files where id = $1', [first]);
    await refuses('23514 files_submission_done', finish, [late.id, sum]);
    await accepts(`update files set memo = '풀이가 좋음' where id = $1`, [first]);
    await accepts(`update submissions set status = 'REOPENED' where id = $1`, [id]);
    await accepts('delete from files where id = $1', [first]);
  });

  rule('are fixed once a claim is decided', async ({ make, refuses, accepts, as }) => {
    const { id } = await make('expense_claims');
    await accepts(add, ['CLAIM', id, '영수증.png']);
    await as('manager', (await make('users')).id);
    await accepts(`update expense_claims set status = 'REJECTED', reject_reason = '영수증이 없음' where id = $1`, [id]);
    await refuses('23514 files_claim_decided', add, ['CLAIM', id, '영수증.png']);
    await refuses('23514 files_claim_decided', 'delete from files where claim_id = $1', [id]);
  });

  rule('hold the sheets that were read from them', async ({ make, refuses, accepts }) => {
    const { id: exam_id } = await make('exams');
    const { id: file_id } = await make('files', { owner_type: 'EXAM', owner_id: exam_id });
    const sheet = await make('omr_sheets', { exam_id, file_id });
    await refuses('23503 omr_sheets_file_id_fkey', 'delete from files where id = $1', [file_id]);
    await accepts('delete from omr_sheets where id = $1', [sheet.id]);
    await accepts('delete from files where id = $1', [file_id]);
  });
});
