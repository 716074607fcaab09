import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../rules.ts';

const rule = rules();

/** A student in a week that has an open video of 100 seconds. */
async function watcher(make: RuleTools['make'], values: { opens_at?: string; closes_at?: string } = {}) {
  const { student_id, weekly_lecture_id } = await make('participants');
  const { id: video_id } = await make('videos', { weekly_lecture_id, duration_seconds: 100, ...values });
  return { student_id, video_id };
}

const report = `insert into video_progress (video_id, student_id, covered, last_position_seconds)
  values ($1, $2, $3::text::int4multirange, 0)
  on conflict on constraint video_progress_student_key do update set covered = video_progress.covered + excluded.covered
  returning covered::text, covered_seconds as seconds, spare_seconds::float as spare`;

/** Lets time pass since the last report, which only a test can do. */
const age = `
  alter table video_progress disable trigger user;
  update video_progress set reported_at = reported_at - interval '20 seconds';
  alter table video_progress enable trigger user`;

async function pass(accepts: RuleTools['accepts']) {
  for (const statement of age.split(';')) await accepts(statement);
}

describe('video progress', () => {
  rule('is the union of what was played, and never more than the clock allows', async ({ make, refuses, accepts }) => {
    const { video_id, student_id } = await watcher(make);
    const ids = [video_id, student_id];
    await refuses('23514 video_progress_faster_than_clock', report, [...ids, '{[0,16)}']);
    const [first] = await accepts(report, [...ids, '{[0,10)}']);
    expect(first).toMatchObject({ seconds: 10, spare: 5 });
    await refuses('23514 video_progress_faster_than_clock', report, [...ids, '{[10,30)}']);
    await pass(accepts);
    const [second] = await accepts(report, [...ids, '{[5,20),[40,70)}']);
    expect(second).toMatchObject({ covered: '{[0,20),[40,70)}', seconds: 50 });
    await refuses('23514 video_progress_faster_than_clock', report, [...ids, '{[70,90)}']);
  });

  rule('earns no more by reporting often, nor by waiting long', async ({ make, refuses, accepts }) => {
    const { video_id, student_id } = await watcher(make);
    await accepts(report, [video_id, student_id, '{[0,15)}']);
    await refuses('23514 video_progress_faster_than_clock', report, [video_id, student_id, '{[15,20)}']);
    await pass(accepts);
    const [waited] = await accepts(report, [video_id, student_id, '{[0,15)}']);
    expect(waited).toMatchObject({ spare: 15 });
    await refuses('23514 video_progress_faster_than_clock', report, [video_id, student_id, '{[15,35)}']);
  });

  rule('only grows, and stays with its student and video', async ({ make, refuses, accepts }) => {
    const { video_id, student_id } = await watcher(make);
    await accepts(report, [video_id, student_id, '{[0,10)}']);
    await refuses('23514 video_progress_only_grows', `update video_progress set covered = '{[0,5)}'`);
    await refuses('23514 video_progress_owner_fixed', 'update video_progress set video_id = $1', [
      (await make('videos')).id,
    ]);
    await refuses(
      '23505 video_progress_student_key',
      'insert into video_progress (video_id, student_id) values ($1, $2)',
      [video_id, student_id],
    );
    await accepts(`update video_progress set last_position_seconds = 10 where video_id = $1`, [video_id]);
  });

  rule('stays within the video', async ({ make, refuses, accepts }) => {
    const { video_id, student_id } = await watcher(make);
    await refuses('23514 video_progress_within_video', report, [video_id, student_id, '{[95,101)}']);
    await refuses('23514 video_progress_within_video', report, [video_id, student_id, '{[-1,5)}']);
    await refuses('23514 video_progress_within_video', report, [video_id, student_id, '{[5,)}']);
    await accepts(report, [video_id, student_id, '{[90,100)}']);
    const shorten = 'update videos set duration_seconds = $2 where id = $1';
    await refuses('23514 videos_shorter_than_watched', shorten, [video_id, 99]);
    await accepts(shorten, [video_id, 200]);
  });

  rule('begins while the video is open, for those of the week', async ({ make, refuses, accepts }) => {
    const early = await watcher(make, { opens_at: '2999-01-01' });
    await refuses('23514 video_progress_window', report, [early.video_id, early.student_id, '{[0,5)}']);
    const late = await watcher(make, { closes_at: '2026-03-04' });
    await refuses('23514 video_progress_window', report, [late.video_id, late.student_id, '{}']);
    const open = await watcher(make);
    await refuses('23514 video_progress_own_week', report, [open.video_id, late.student_id, '{[0,5)}']);
    await accepts(report, [open.video_id, open.student_id, '{[0,5)}']);
    await accepts(`update videos set closes_at = opens_at + interval '1 day' where id = $1`, [open.video_id]);
    await refuses('23514 video_progress_window', report, [open.video_id, open.student_id, '{[5,10)}']);
  });

  rule('is shown in whole percent for everyone of the week', async ({ make, accepts }) => {
    const { video_id, student_id } = await watcher(make);
    const sql = 'select percent, covered_seconds from video_viewings where video_id = $1 and student_id = $2';
    expect(await accepts(sql, [video_id, student_id])).toEqual([{ percent: 0, covered_seconds: 0 }]);
    await accepts(report, [video_id, student_id, '{[0,8)}']);
    expect(await accepts(sql, [video_id, student_id])).toEqual([{ percent: 8, covered_seconds: 8 }]);
  });
});

describe('videos', () => {
  rule('have a title, a length, a safe address, and close after they open', async ({ make, refuses, accepts }) => {
    const { id } = await make('videos');
    const set = (what: string) => `update videos set ${what} where id = $1`;
    await refuses('23514 videos_url_form', set(`url = 'javascript:alert(1)'`), [id]);
    await refuses('23514 videos_url_form', set(`url = 'http://videos.example/1'`), [id]);
    await refuses('23514 videos_duration_range', set('duration_seconds = 0'), [id]);
    await refuses('23514 videos_window_forward', set('closes_at = opens_at'), [id]);
    await refuses('23514 videos_title_form', set(`title = ' '`), [id]);
    await accepts(set(`closes_at = opens_at + interval '7 days'`), [id]);
  });
});

describe('D-days', () => {
  rule('have a place of their own in the lecture, and change places in one transaction', async (tools) => {
    const { make, refuses, accepts } = tools;
    const { lecture_id } = await make('lecture_ddays', { sequence: 1 });
    const second = await make('lecture_ddays', { lecture_id, sequence: 2 });
    await refuses('23505 lecture_ddays_sequence_key', 'update lecture_ddays set sequence = 1 where id = $1', [
      second.id,
    ]);
    await refuses('23514 lecture_ddays_sequence_range', 'update lecture_ddays set sequence = 0 where id = $1', [
      second.id,
    ]);
    await accepts('update lecture_ddays set sequence = 3 - sequence where lecture_id = $1', [lecture_id]);
  });
});

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
      make('announcements', { published_at: '2999-01-01' }),
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
    const later = await make('announcements', { weekly_lecture_id, published_at: '2999-01-01' });
    for (const { id } of [draft, later]) await refuses('23514 announcement_reads_own_week', read, [id, student_id]);
    await refuses('23514 announcement_reads_own_week', read, [out.id, (await make('students')).id]);
    await accepts(read, [out.id, student_id]);
    await refuses('23505 announcement_reads_student_key', read, [out.id, student_id]);
    await accepts('delete from announcements where id = $1', [out.id]);
    expect(await accepts('select id from announcement_reads where announcement_id = $1', [out.id])).toEqual([]);
  });
});

describe('materials', () => {
  rule('go last in their lecture unless they are put elsewhere', async ({ make }) => {
    const { lecture_id, sequence } = await make('lecture_materials');
    const placed = await make('lecture_materials', { lecture_id, sequence: 9 });
    const next = await make('lecture_materials', { lecture_id });
    expect([sequence, placed.sequence, next.sequence]).toEqual([1, 9, 10]);
  });

  const check = 'insert into lecture_material_checks (material_id, student_id) values ($1, $2)';

  rule('are checked once, by students of the lecture, once published', async ({ make, refuses, accepts }) => {
    const { student_id, lecture_id } = await make('enrollments');
    const material = await make('lecture_materials', { lecture_id });
    const draft = await make('lecture_materials', { lecture_id, published_at: null });
    await refuses('23514 lecture_material_checks_own_lecture', check, [draft.id, student_id]);
    await refuses('23514 lecture_material_checks_own_lecture', check, [material.id, (await make('students')).id]);
    await accepts(check, [material.id, student_id]);
    await refuses('23505 lecture_material_checks_student_key', check, [material.id, student_id]);
  });
});

describe('attendance rates', () => {
  rule('count what is present among what is marked', async ({ make, accepts }) => {
    const { id: weekly_lecture_id, lecture_id } = await make('weekly_lectures');
    const [present, absent] = [
      await make('attendance_types'),
      await make('attendance_types', { counts_as_present: false }),
    ];
    const { student_id } = await make('participants', { weekly_lecture_id, attendance_type_id: present.id });
    await make('participants', { weekly_lecture_id, attendance_type_id: present.id });
    await make('participants', { weekly_lecture_id, attendance_type_id: absent.id });
    await make('participants', { weekly_lecture_id });
    const week =
      'select participants, present, marked, unset, rate::float as rate from week_attendance_rates where weekly_lecture_id = $1';
    expect(await accepts(week, [weekly_lecture_id])).toEqual([
      { participants: 4, present: 2, marked: 3, unset: 1, rate: 66.7 },
    ]);
    const empty = await make('weekly_lectures');
    expect(await accepts(week, [empty.id])).toEqual([{ participants: 0, present: 0, marked: 0, unset: 0, rate: null }]);
    await make('participants', {
      weekly_lecture_id: (await make('weekly_lectures', { lecture_id })).id,
      student_id,
      attendance_type_id: absent.id,
    });
    const own =
      'select weeks, present, marked, unset, rate::float as rate from attendance_rates where student_id = $1 and lecture_id = $2';
    expect(await accepts(own, [student_id, lecture_id])).toEqual([
      { weeks: 2, present: 1, marked: 2, unset: 0, rate: 50 },
    ]);
  });
});
