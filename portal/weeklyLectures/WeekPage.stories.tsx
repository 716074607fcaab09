import { useQueryClient } from '@tanstack/react-query';
import { http } from 'msw/http';
import { useEffect, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { startRealtime } from '#client/live/realtime.ts';
import { buildAnnouncement } from '#mocks/builders/announcement.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { namedId } from '#mocks/builders/row.ts';
import type { Row } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { paths as announcementPaths } from '../announcements/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { attended, late } from '../shared/testing/weeks.ts';
import { PortalWeekDocument, type PortalWeekQuery } from './generated/graphql.ts';
import WeekPage from './WeekPage.tsx';

const lecture = buildLecture();
const exam = { id: lecture.id, name: '쪽지시험', totalPoints: 40 };
const row = {
  ...attended({ weekNumber: 4, heldOn: dateOf(-3) }),
  lecture: { ...lecture, ddays: [buildLectureDday('모의고사', 5)] },
  exams: [{ ...exam, scores: [{ status: 'GRADED', attempts: [{ value: 32 }] }] }],
  files: [
    {
      id: namedId('f'),
      name: '4주차 필기.pdf',
      contentType: 'application/pdf',
      sizeBytes: null,
      createdAt: '2026-11-02T00:00:00Z',
      views: [],
    },
  ],
  videos: [
    {
      id: namedId('v'),
      title: '4주차 수업 영상',
      durationSeconds: 4800,
      viewings: [{ percent: 35 }],
      readers: [{ closesAt: null }],
    },
  ],
  announcements: [
    { ...buildAnnouncement(), reads: [] },
    {
      ...buildAnnouncement({ title: '시험 범위', publishedAt: '2026-10-30T11:00:00Z' }),
      reads: [{ id: namedId('read') }],
    },
  ],
};

const meta = preview.meta({
  title: 'Portal/주차/주차',
  component: WeekPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.week(lecture.id, row.id), route: paths.week(':lectureId', ':weekId') })],
});

function week(type: Row<'attendance_types'> | null): PortalWeekQuery {
  const markedAt = type && `${row.heldOn}T09:41:00Z`;
  return { weeklyLectures_by_pk: { ...row, participants: [{ attendanceType: type, markedAt }] } };
}

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWeekDocument, week(late))),
  play: async ({ canvas }) => {
    await says(canvas, '지각');
    await sees(canvas.getByRole('link', { name: /^4주차 수업 영상.*1시간 20분.*35%$/ }));
    await says(canvas, /18:41에 기록했어요/);
    await expect(canvas.getByRole('link', { name: /^5주차 준비물과 숙제.*안 읽음/ })).toHaveAttribute(
      'href',
      announcementPaths.announcement(row, row.announcements[0]!.id),
    );
    await expect(canvas.getByRole('link', { name: /^시험 범위/ })).not.toHaveAccessibleName(/안 읽음/);
    await expect(canvas.getByRole('link', { name: /^쪽지시험.*32점$/ })).toHaveAttribute(
      'href',
      examPaths.exam(exam.id),
    );
    await expect(canvas.getByRole('link', { name: '뒤로: 미적분 B' })).toHaveAttribute(
      'href',
      lecturePaths.lecture(lecture.id),
    );
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalWeekDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalWeekDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalWeekDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const NotMarkedYet = meta.story({ beforeEach: ({ msw }) => msw.use(filled(PortalWeekDocument, week(null))) });

/** Follows the server's events, as the app does. */
function Live({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => startRealtime(queryClient), [queryClient]);
  return children;
}

let marked = false;
let tellOthers: (event: string) => void = () => {};

export const MarkArrives = meta.story({
  decorators: [
    (Story) => (
      <Live>
        <Story />
      </Live>
    ),
  ],
  beforeEach: ({ msw }) => {
    marked = false;
    msw.use(
      filled(PortalWeekDocument, () => week(marked ? late : null)),
      http.get('*/api/realtime', () => {
        const events = new TransformStream<string, string>();
        const writer = events.writable.getWriter();
        tellOthers = (event) => void writer.write(`data: ${event}\n\n`);
        return new Response(events.readable.pipeThrough(new TextEncoderStream()), {
          headers: { 'content-type': 'text/event-stream' },
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '미입력');
    marked = true;
    await waitFor(async () => {
      tellOthers(JSON.stringify({ roots: ['participants'] }));
      await says(canvas, '지각');
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('지각');
  },
});
