import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, retype, says, sees, take } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ScoreSettingsDocument } from '../generated/graphql.ts';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import { gradeSettings } from './gradeSettings.tsx';

const sent = fn();
const settings = filled(ScoreSettingsDocument, { scoreSettings: [{ id: 1, leastTakers: 5 }] });

const meta = preview.meta({
  title: 'CRM/주차/등급 기준',
  component: ActionMenu,
  args: { name: '성적', actions: [gradeSettings] },
  decorators: [inCrm({ at: '/crm/lectures' })],
});

/** Opens the dialog and writes another number. */
async function write(number: string): Promise<HTMLElement> {
  await take(screen, '성적 메뉴', '등급 기준');
  const field = await screen.findByRole('textbox', { name: /등급 최소 응시 인원/ });
  await expect(field).toHaveValue('5');
  await retype(field, number);
  return screen.getByRole('dialog', { name: '등급 기준' });
}

export const Changed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      settings,
      filled('changeScoreSettings', async (request) => void sent(await request.json())),
    ),
  play: async () => {
    const dialog = await write('100');
    const save = within(dialog).getByRole('button', { name: '저장' });
    await userEvent.click(save);
    const field = within(dialog).getByRole('textbox', { name: /등급 최소 응시 인원/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/99/));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(save);
    await says(screen, '10명 이상 응시한 시험에 등급이 나옵니다');
    await expect(sent).toHaveBeenCalledWith({ leastTakers: 10 });
  },
});

export const Opened = meta.story({
  beforeEach: ({ msw }) => msw.use(settings),
  play: async () => void (await write('8')),
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(settings, loading('changeScoreSettings')),
  play: async () => sendUnanswered(await write('8'), '저장'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ScoreSettingsDocument)),
  play: async () => {
    await take(screen, '성적 메뉴', '등급 기준');
    const dialog = await screen.findByRole('dialog', { name: '등급 기준' });
    await sees(within(dialog).getByRole('status', { name: '불러오는 중입니다' }));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ScoreSettingsDocument)),
  play: async () => {
    await take(screen, '성적 메뉴', '등급 기준');
    await screen.findByRole('button', { name: '다시 시도' });
  },
});

export const ForTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    await press(canvas, '성적 메뉴');
    await expect(canvas.queryByRole('menuitem', { name: '등급 기준' })).toBeNull();
  },
});
