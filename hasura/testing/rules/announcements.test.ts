import { describe, expect } from 'vitest';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

describe('announcements', () => {
  rule('are documents, not HTML', async ({ make, refuses, accepts }) => {
    const { id } = await make('announcements');
    const sql = 'update announcements set body = $2::text::jsonb where id = $1';
    for (const body of ['"<b>공지</b>"', '{}', '[{"type": "doc"}]', '{"type": "paragraph"}']) {
      await refuses('23514 announcements_body_document', sql, [id, body]);
    }
    await accepts(sql, [id, '{"type": "doc", "content": [{"type": "paragraph"}]}']);
  });

  rule('hold the week they are written for', async ({ make, refuses, accepts }) => {
    const { weekly_lecture_id } = await make('announcements');
    const sql = 'delete from weekly_lectures where id = $1';
    await refuses('23503 announcements_weekly_lecture_id_fkey', sql, [weekly_lecture_id]);
    await refuses('23503 videos_weekly_lecture_id_fkey', sql, [(await make('videos')).weekly_lecture_id]);
    await accepts(sql, [(await make('weekly_lectures')).id]);
  });

  rule('are published from their time on', async ({ make, accepts }) => {
    const made = await Promise.all([
      make('announcements', { published_at: null }),
      make('announcements', { published_at: inDays(400) }),
      make('announcements', { published_at: '2026-03-03' }),
    ]);
    const shown = await accepts('select id from published_announcements');
    expect(shown).toEqual([{ id: made[2].id }]);
  });
});

describe('announcement reads', () => {
  const read = 'insert into announcement_reads (announcement_id, student_id) values ($1, $2)';

  rule('are of students of the week, once it is out, and once', async ({ make, refuses, accepts }) => {
    const { student_id, weekly_lecture_id } = await make('participants');
    const out = await make('announcements', { weekly_lecture_id });
    const draft = await make('announcements', { weekly_lecture_id, published_at: null });
    const later = await make('announcements', { weekly_lecture_id, published_at: inDays(400) });
    for (const { id } of [draft, later]) await refuses('23514 announcement_reads_own_week', read, [id, student_id]);
    await refuses('23514 announcement_reads_own_week', read, [out.id, (await make('students')).id]);
    await accepts(read, [out.id, student_id]);
    await refuses('23505 announcement_reads_student_key', read, [out.id, student_id]);
    await accepts('delete from announcements where id = $1', [out.id]);
    expect(await accepts('select id from announcement_reads where announcement_id = $1', [out.id])).toEqual([]);
  });
});
