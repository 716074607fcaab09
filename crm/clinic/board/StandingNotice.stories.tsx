import { expect, fn, userEvent } from 'storybook/test';
import { conflict, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { openForm, press, retype, says, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StandingNotice } from './StandingNotice.tsx';

const notice = {
  id: '01990000-0000-7f00-8000-0000000000a1',
  title: '오늘은 2관 복사기 점검',
  body: '프린트는 데스크에 부탁하세요.',
  isForStudents: true,
  version: 3,
};

const meta = preview.meta({
  title: 'CRM/클리닉/판 공지',
  component: StandingNotice,
  args: { notice },
  decorators: [inCrm({ at: '/crm/clinic' })],
});

const sent = fn();
const taken = filled('writeClinicNotice', undefined, sent);

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(taken),
});

Filled.test('It is changed', async ({ canvas }) => {
  const dialog = await openForm(canvas, '판 공지 수정', '클리닉 판 공지');
  const body = dialog.getByRole('textbox', { name: /내용/ });
  await retype(body, '프린트는 3관에서 하세요.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '학생의 클리닉 화면에도 보이기' }));
  await press(dialog, '올리기');
  await says(canvas, '판에 공지를 올렸습니다');
  const { title } = notice;
  await expect(sent).toHaveBeenCalledWith({
    title,
    body: '프린트는 3관에서 하세요.',
    isForStudents: false,
    version: 3,
  });
});

/** There was none: the first has no version. */
export const Empty = meta.story({
  args: { notice: undefined },
  beforeEach: ({ msw }) => msw.use(taken),
});

Empty.test('It is written', async ({ canvas }) => {
  const dialog = await openForm(canvas, '판 공지 작성', '클리닉 판 공지');
  await write(dialog, { 제목: '내일 휴무', 내용: '클리닉은 목요일에 합니다.' });
  await press(dialog, '올리기');
  await says(canvas, '판에 공지를 올렸습니다');
  await expect(sent.mock.lastCall?.[0]).toEqual({
    title: '내일 휴무',
    body: '클리닉은 목요일에 합니다.',
    isForStudents: true,
  });
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const both = { field: 'body', mine: '프린트는 3관에서 하세요.', theirs: '프린트는 내일 하세요.', theirVersion: 4 };
    msw.use(conflict('writeClinicNotice', { id: notice.id, label: notice.title, ...both }));
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '판 공지 수정', '클리닉 판 공지');
    const body = dialog.getByRole('textbox', { name: /내용/ });
    await retype(body, '프린트는 3관에서 하세요.');
    await submit(dialog, '올리기', '프린트는 내일 하세요.');
    await expect(body).toHaveValue('프린트는 3관에서 하세요.');
  },
});

/** A TA reads it. */
export const ForTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    await canvas.findByText(notice.title);
    await expect(canvas.queryByRole('button', { name: '판 공지 수정' })).toBeNull();
  },
});
