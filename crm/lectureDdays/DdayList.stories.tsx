import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says, write } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import DdayList from './DdayList.tsx';
import { LectureDdaysDocument } from './generated/graphql.ts';

const ddays = [buildLectureDday('모의고사', 5), buildLectureDday('수능', 362), buildLectureDday('중간고사', -20)];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/강의/디데이',
  component: DdayList,
  decorators: [inLecture(lectures.calculusB.id, 'ddays')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureDdaysDocument, { lectureDdays: ddays })),
  play: ({ canvas }) => says(canvas, 'D-5', '지남'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LectureDdaysDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureDdaysDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureDdaysDocument)) });

export const OrderedByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    let listed = ddays;
    msw.use(
      filled(LectureDdaysDocument, () => ({ lectureDdays: listed })),
      filled('orderLectureDdays', (_, { ids }) => {
        sent(ids);
        listed = ids.map((id) => ddays.find((dday) => dday.id === id)!);
      }),
    );
  },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: '수능 순서 바꾸기' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await hears(sent, [ddays[1]!.id, ddays[0]!.id, ddays[2]!.id]);
  },
});

export const OrderRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureDdaysDocument, { lectureDdays: ddays }),
      failed('orderLectureDdays', {
        status: 409,
        code: 'list-changed',
        detail: '그 사이에 디데이가 늘거나 줄었습니다. 새로 불러온 뒤 순서를 다시 정해 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '수능 순서 바꾸기' })).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await says(canvas, /원래 순서로 되돌렸습니다/);
    const handles = canvas.getAllByRole('button', { name: /순서 바꾸기/ });
    await expect(handles[0]).toHaveAccessibleName('모의고사 순서 바꾸기');
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LectureDdaysDocument, { lectureDdays: [] }), filled('createLectureDday', undefined, sent)),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '디데이 추가' }))[0]!);
    const dialog = within(await canvas.findByRole('dialog'));
    await press(dialog, '추가');
    await expect((await dialog.findAllByText(/입력|날짜/)).length).toBeGreaterThan(0);
    await write(dialog, { 이름: '수능', 날짜: '271118' });
    await press(dialog, '추가');
    await hears(sent, { title: '수능', fallsOn: '2027-11-18' });
  },
});
