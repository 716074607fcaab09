import { describe, expect } from 'vitest';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { rules, type RuleTools } from '../showRules.ts';

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
    const early = await watcher(make, { opens_at: inDays(400) });
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
