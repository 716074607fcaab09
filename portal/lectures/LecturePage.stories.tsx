import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildLectureMaterial } from '#mocks/builders/lectureMaterial.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { formatDay } from '#ui-kit';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees, submit } from '#ui-kit/testing/play.ts';
import { paths as homePaths } from '../home/paths.ts';
import { paths } from './paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { absent, attended, late, present } from '../shared/testing/weeks.ts';
import { PortalLectureDocument } from './generated/graphql.ts';
import LecturePage from './LecturePage.tsx';

const lecture = buildLecture();

const meta = preview.meta({
  title: 'Portal/강의/강의',
  component: LecturePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.lecture(lecture.id), route: paths.lecture(':lectureId') })],
});

const ddays = [buildLectureDday('모의고사', 5), buildLectureDday('수능', 362)];
const file = {
  id: namedId('f'),
  name: '개념 정리.pdf',
  contentType: 'application/pdf',
  sizeBytes: 2_411_724,
  createdAt: '2026-11-02T00:00:00Z',
  views: [],
};
const open = {
  ...buildLectureMaterial(),
  files: [file, { ...file, id: namedId('g'), name: '빈칸 채우기.pdf', views: [{ id: namedId('v') }] }],
  checks: [],
};
const done = {
  ...buildLectureMaterial({ title: '유형별 문제 묶음', description: '' }),
  files: [] as typeof open.files,
  checks: [{ checkedAt: '2026-11-10T10:20:00Z' }],
};
const friday = { weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' };
const lessonTimes = [{ heldOn: dateOf(16), startsAt: '19:00:00', endsAt: '21:00:00' }];
const lecturePage = (weeklyLectures: typeof weeks, materials: (typeof open | typeof done)[] = [open, done]) => ({
  lectures_by_pk: { ...lecture, hours: [friday], ddays, materials, lessonTimes, weeklyLectures },
});

const weeks = [
  // Marked in advance: not counted yet.
  attended({ weekNumber: 6, heldOn: dateOf(13) }, present),
  attended({ weekNumber: 5, heldOn: dateOf(6) }),
  attended({ weekNumber: null, specialName: '중간고사 보강', heldOn: dateOf(-4) }),
  {
    ...attended({ weekNumber: 4, heldOn: dateOf(-8) }, absent),
    announcements: [
      { id: namedId('one'), reads: [] },
      { id: namedId('two'), reads: [{ id: namedId('read') }] },
    ],
  },
  attended({ weekNumber: 3, heldOn: dateOf(-15) }, late),
  attended({ weekNumber: 2, heldOn: dateOf(-22) }, present),
  attended({ weekNumber: 1, heldOn: dateOf(-29) }, present),
];

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalLectureDocument, lecturePage(weeks))),
  play: async ({ canvas }) => {
    await says(canvas, '출석 2');
    await sees(canvas.getByRole('link', { name: /^4주차.*새 공지 1/ }));
    await says(canvas, 'D-362', `${formatDay(dateOf(16))} 19:00–21:00`);
    await sees(canvas.getByRole('link', { name: /5주차.*D-6/ }));
    await sees(canvas.getByRole('link', { name: /중간고사 보강.*미입력/ }));
    await expect(canvas.getByRole('link', { name: /^4주차.*결석/ })).toHaveAttribute(
      'href',
      weekPaths.week(lecture.id, weeks[3]!.id),
    );
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalLectureDocument, lecturePage([], []))),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalLectureDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalLectureDocument)),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '다시 시도' }));
    await sees(canvas.getByRole('link', { name: '뒤로: 내 강의' }));
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Disabled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalLectureDocument, {
        lectures_by_pk: { ...lecturePage(weeks.slice(3)).lectures_by_pk, status: 'DISABLED' },
      }),
    ),
  play: ({ canvas }) => says(canvas, '종료'),
});

export const MaterialDone = meta.story({
  beforeEach: ({ msw }) => {
    let materials: Parameters<typeof lecturePage>[1] = [open];
    msw.use(
      filled(PortalLectureDocument, () => lecturePage(weeks, materials)),
      filled('checkLectureMaterial', () => {
        materials = [{ ...open, checks: done.checks }];
        return { id: open.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await submit(canvas, '미적분 개념 정리 확인', /에 확인했어요/);
    await expect(canvas.queryByRole('button', { name: /확인$/ })).toBeNull();
  },
});

export const NotMine = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PortalLectureDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '볼 수 없는 강의예요');
    await expect(canvas.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', homePaths.home);
  },
});
