import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hearsLast, says } from '#ui-kit/testing/play.ts';
import { pickerOptions } from '../students/testing/pickerOptions.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import EnrollmentList from './EnrollmentList.tsx';
import { EnrollmentCountsDocument, LectureEnrollmentsDocument } from './generated/graphql.ts';
import { counts, list } from './testing/enrolled.ts';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/강의/수강생',
  component: EnrollmentList,
  decorators: [inLecture(cast.calculusB.id, 'students')],
  beforeEach: ({ msw }) => msw.use(filled(EnrollmentCountsDocument, counts), ...pickerOptions),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, list)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, empty(LectureEnrollmentsDocument)),
});

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, empty(LectureEnrollmentsDocument)),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureEnrollmentsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureEnrollmentsDocument)) });

export const EndedToo = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureEnrollmentsDocument, list, asked)),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: /끝난 수강까지\s*9/ });
    await expect(JSON.stringify(asked.mock.lastCall)).toContain('toDate');
    await userEvent.click(all);
    const where = { lectureId: { _eq: cast.calculusB.id } };
    await hearsLast(asked, expect.objectContaining({ where, limit: 25, offset: 0 }));
  },
});
