import { expect, fn, within } from 'storybook/test';
import { HttpResponse } from 'msw';
import preview from '#storybook/preview.tsx';
import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { press, says, submit, tells, write } from '#ui-kit/testing/play.ts';
import { withApp } from '../../../testing/withApp.tsx';
import ParentLink from '../ParentLink.tsx';
import { booking, id, lesson, nothing } from '../testing/pages.ts';
import { reportCard } from '../testing/reportCard.ts';

const { minsu, seoyeon } = students;
const token = 'a'.repeat(64);
const children = [minsu, seoyeon].map(({ id: child, name }) => ({ id: child, name }));
const home: ParentPage = {
  ...nothing,
  children,
  lessons: [
    { ...lesson, heldOn: dateOf(0), mark: '출석', markedAt: hourOf(0, 18.45) },
    { ...lesson, weeklyLectureId: id(4), lectureName: '확통 심화', heldOn: dateOf(1) },
  ],
  bookings: [{ ...booking, startsAt: hourOf(1, 17), endsAt: hourOf(1, 17.5) }],
  homework: [{ title: '쪽지시험 3 풀이 제출', dueAt: hourOf(2, 22) }],
  cards: [{ id: id(7), examName: '쪽지시험 3', heldOn: dateOf(-3) }],
  messages: [1, 2, 3, 4].map((day) => ({
    id: id(10 + day),
    body: `[세움수학학원] 김민수 학생이 18:30에 도착했습니다.`,
    sentAt: hourOf(-day, 18.5),
  })),
  consents: ['REQUIRED'],
};
const sent = fn();
const refused = (code: string, detail: string) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Forbidden', status: 403, code, detail },
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  );

const meta = preview.meta({
  title: 'App/보호자 링크/보호자 홈',
  component: ParentLink,
  args: { token, purpose: 'FAMILY' as const },
  parameters: { layout: 'fullscreen' },
  decorators: [withApp()],
});

const openFamily = filled('openParentLink', (_, { childId, part }) => {
  if (part === 'CARD') return { ...home, card: reportCard };
  return childId === seoyeon.id ? { ...nothing, children, childId, studentName: seoyeon.name } : home;
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(openFamily) });

/** The parts of a child and back, and the other child. */
export const Walked = meta.story({
  beforeEach: ({ msw }) => msw.use(openFamily),
  play: async ({ canvas, userEvent }) => {
    const today = within(await canvas.findByRole('region', { name: '오늘' }));
    await says(today, /출석 · 18:27/);
    await userEvent.click(canvas.getByRole('link', { name: '쪽지시험 3 성적표 보기' }));
    await says(canvas, reportCard.exam.name);
    await userEvent.click(canvas.getByRole('link', { name: '보호자 홈' }));
    await press(canvas, '문자 1개 더 보기');
    await expect(within(canvas.getByRole('region', { name: '받은 문자' })).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: seoyeon.name }));
    await says(canvas, '오늘은 수업도 예약도 없어요.');
    await userEvent.click(canvas.getByRole('link', { name: '결석 알리기' }));
    await says(canvas, '알릴 수업이 없어요');
    await expect(canvas.getByRole('link', { name: seoyeon.name })).toHaveAttribute('aria-current', 'page');
  },
});

export const OneChild = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', { ...home, children: nothing.children })),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(filled('openParentLink', nothing)) });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('openParentLink')) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('openParentLink')) });

/** The first browser chooses the PIN; what anybody would try first is refused. */
export const NewPin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', (_, { pin }) => {
        if (pin === undefined) throw refused('pin-new', '이 링크를 열 비밀번호 여섯 자리를 정해 주세요.');
        if (pin !== '123456') return home;
        const errors = [{ field: 'pin', message: '같은 숫자나 이어지는 숫자만으로는 정할 수 없습니다.' }];
        throw HttpResponse.json(
          { type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalid', detail: '', errors },
          { status: 400, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    ),
  play: async ({ canvas }) => {
    await write(canvas, { '새 비밀번호 여섯 자리': '123456{Enter}' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/이어지는 숫자만으로는/);
    await write(canvas, { '새 비밀번호 여섯 자리': '{Control>}a{/Control}482913{Enter}' });
    await says(canvas, '보호자 홈');
  },
});

export const AnotherDevice = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', (_, { pin }) => {
        if (pin === '482913') return home;
        throw refused(
          'pin-needed',
          pin === undefined ? '비밀번호 여섯 자리를 입력해 주세요.' : '비밀번호가 맞지 않습니다. 다시 확인해 주세요.',
        );
      }),
      filled('renewParentLink', undefined, sent),
    ),
  play: async ({ canvas }) => {
    await write(canvas, { '비밀번호 여섯 자리': '111111{Enter}' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/맞지 않습니다/);
    await press(canvas, '비밀번호를 잊었어요');
    await expect(await canvas.findByRole('status')).toHaveTextContent('등록된 보호자 번호로 새 링크를 보냈어요.');
    await expect(sent).toHaveBeenCalledWith({ token, purpose: 'FAMILY' });
  },
});

/** A seat that is taken is waited for. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', {
        ...home,
        bookings: [],
        slots: [
          { ...booking, startsAt: '2026-11-27T08:00:00Z', endsAt: '2026-11-27T08:30:00Z', free: 0, opensAt: null },
        ],
      }),
      filled(
        'reserveByLink',
        {
          id: id(9),
          status: 'WAITING',
          place: 2,
          todos: 0,
          startsAt: '2026-11-27T08:00:00Z',
          endsAt: '2026-11-27T08:30:00Z',
          cancelUntil: '2026-11-26T08:00:00Z',
        },
        sent,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '상담 예약' }));
    await tells(canvas, /17:00–17:30 대기$/, /대기 2번째로 신청했어요/);
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ token, purpose: 'FAMILY', part: 'COUNSEL', wait: true });
  },
});

/** A link for one thing leads to the home by a text to the number on file, once a day. */
export const Asked = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', nothing),
      failed('sendFamilyLink', 409, 'family-link-sent', '하루 안에 보낸 보호자 홈 링크가 있습니다.'),
    ),
  play: async ({ canvas, msw }) => {
    await submit(canvas, '보호자 홈 문자로 받기', /하루 안에 보낸/);
    msw.use(filled('sendFamilyLink', undefined, sent));
    await press(canvas, '보호자 홈 문자로 받기');
    await expect(await canvas.findByRole('status')).toHaveTextContent('등록된 보호자 번호로 링크를 보냈어요.');
    await expect(sent).toHaveBeenCalledWith({ token, purpose: 'WEEK' });
  },
});
