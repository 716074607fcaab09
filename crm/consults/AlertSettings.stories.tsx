import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AlertSettings from './AlertSettings.tsx';

const sent = fn();
const settings = { absencesInARow: 2, absencesInTerm: 3, fallingScores: 3, todoDays: 7, isAutoAbsent: false };

const meta = preview.meta({
  title: 'CRM/오늘/챙길 학생의 기준',
  component: AlertSettings,
  decorators: [inCrm({ at: '/crm/today' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled('readAlertSettings', () => settings),
      filled('setAlertSettings', async (request) => void sent(await request.json())),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '기준' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /다음 날 결석으로/ }));
    const dialog = within(canvas.getByRole('dialog', { name: '챙길 학생의 기준' }));
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...settings, isAutoAbsent: true }));
  },
});

export const Opened = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readAlertSettings', () => settings)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '기준' }));
    await canvas.findByRole('dialog', { name: '챙길 학생의 기준' });
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('readAlertSettings')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('readAlertSettings')) });

export const ForTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '기준' })).toBeNull();
  },
});
