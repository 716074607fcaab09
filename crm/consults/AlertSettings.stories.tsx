import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, openForm, press, retype, says, sees, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { AlertSettings } from './AlertSettings.tsx';

const sent = fn();
const settings = { absencesInARow: 2, absencesInTerm: 3, fallingScores: 3, todoDays: 7, isAutoAbsent: false };

const meta = preview.meta({
  title: 'CRM/오늘/챙길 학생의 기준',
  component: AlertSettings,
  decorators: [inCrm({ at: '/crm/today' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readAlertSettings', () => settings),
      filled('setAlertSettings', async (request) => void sent(await request.json())),
    ),
  play: async ({ canvas }) => {
    await openForm(canvas, '기준', '챙길 학생의 기준');
    await canvas.findByRole('checkbox', { name: /다음 날 결석으로/ });
  },
});

Filled.test('An absence is written the day after', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /다음 날 결석으로/ }));
  await press(canvas, '저장');
  await hears(sent, { ...settings, isAutoAbsent: true });
});

export const Opened = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAlertSettings', () => settings)),
  play: async ({ canvas }) => {
    await press(canvas, '기준');
    await canvas.findByRole('dialog', { name: '챙길 학생의 기준' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('readAlertSettings')),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '기준', '챙길 학생의 기준');
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('readAlertSettings')),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '기준', '챙길 학생의 기준');
    await dialog.findByRole('button', { name: '다시 시도' });
  },
});

Failed.test('Loaded again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () => msw.use(filled('readAlertSettings', settings)));
  await expect(await screen.findByRole('textbox', { name: /잇단 결석/ })).toHaveValue('2');
});

export const ForTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button', { name: '기준' })).toBeNull(),
});

/** The dialog with another number of absences typed. */
async function writeAbsences(canvas: Pick<typeof screen, 'findByRole'>, number: string) {
  await press(canvas, '기준');
  // The form takes the place of the dialog that says it is loading.
  const field = await screen.findByRole('textbox', { name: /잇단 결석/ });
  const element = screen.getByRole('dialog', { name: '챙길 학생의 기준' });
  await retype(field, number);
  return { element, field, save: within(element).getByRole('button', { name: '저장' }) };
}

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAlertSettings', settings), loading('setAlertSettings')),
  play: async ({ canvas }) => {
    const { element, field, save } = await writeAbsences(canvas, '4');
    await sendsOnce(save);
    await expect(field).toHaveValue('4');
    await staysOpen(element);
  },
});

/** The server is in trouble: told in the dialog, and what was typed goes out with the next press. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAlertSettings', settings), failed('setAlertSettings')),
  play: async ({ canvas, msw }) => {
    const { element, field, save } = await writeAbsences(canvas, '4');
    await userEvent.click(save);
    await says(within(element), /문제가 생겼습니다/);
    await expect(field).toHaveValue('4');
    msw.use(filled('setAlertSettings', async (request) => void sent(await request.json())));
    await userEvent.click(save);
    await says(screen, '기준을 바꿨습니다');
    await expect(sent).toHaveBeenCalledWith({ ...settings, absencesInARow: 4 });
  },
});

/** A number is missing: nothing is sent. */
export const NumberMissing = meta.story({
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    const { field, save } = await writeAbsences(canvas, '{Backspace}');
    await userEvent.click(save);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/꼭 입력해 주세요/));
    await expect(sent).not.toHaveBeenCalled();
  },
});
