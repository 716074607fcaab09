import { expect, fn, screen, within } from 'storybook/test';
import { lectures as cast } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { inLecture } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { press, rewrite, submit, tells, write } from '#ui-kit/testing/play.ts';
import { WeekListDocument, WeekPlanDocument } from './generated/graphql.ts';
import { list, plan } from './testing/weeks.ts';
import WeekList from './WeekList.tsx';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/강의/주차 보내는 중',
  component: WeekList,
  decorators: [inLecture(cast.calculusB.id)],
  beforeEach: ({ msw }) => msw.use(filled(WeekListDocument, list), filled(WeekPlanDocument, plan)),
});

async function openForm(button: string, title: string): Promise<HTMLElement> {
  await press(screen, button);
  return screen.findByRole('dialog', { name: title });
}

export const AddingOne = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createWeeklyLecture'), filled('createSpecialWeeklyLecture')),
  play: async () => {
    const dialog = await openForm('주차 추가', '주차 추가');
    await write(within(dialog), { 강의실: ' 옆방' });
    await sendUnanswered(dialog, '추가');
    await expect(within(dialog).getByRole('textbox', { name: /강의실/ })).toHaveValue('301호 옆방');
  },
});

export const AddingMany = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createWeeklyLecture')),
  play: async () => sendUnanswered(await openForm('여러 주차 한 번에', '주차 여러 개 추가'), '8개 추가'),
});

/** The numbers are taken: another first number is all it needs. */
export const ManyRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('createWeeklyLecture', 409, 'duplicate-week', '이 강의에 같은 번호의 주차가 이미 있습니다.')),
  play: async ({ msw }) => {
    const dialog = within(await openForm('여러 주차 한 번에', '주차 여러 개 추가'));
    await submit(dialog, '8개 추가', '이 강의에 같은 번호의 주차가 이미 있습니다.');
    await rewrite(dialog, { '첫 번호': '11' });
    msw.use(
      filled(
        'createWeeklyLecture',
        { id: cast.calculusB.id, ids: [cast.calculusB.id], changeSetId: null, clashes: [], taken: [] },
        asked,
      ),
    );
    await tells(dialog, '8개 추가', '주차 8개를 추가했습니다');
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ weekNumber: 11 }));
  },
});
