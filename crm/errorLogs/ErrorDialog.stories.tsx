import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, press, says, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ErrorListPage from './ErrorListPage.tsx';
import { ErrorGroupListDocument } from './generated/manager.ts';
import { list } from './testing/errors.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/기록/화면 오류 하나',
  component: ErrorListPage,
  decorators: [inCrm({ at: '/crm/admin/errors' })],
  beforeEach: ({ msw }) => msw.use(filled(ErrorGroupListDocument, list)),
});

async function openError(canvas: Pick<typeof screen, 'findByText'>, fingerprint: string) {
  await userEvent.dblClick(await canvas.findByText(fingerprint));
  return within(await screen.findByRole('dialog', { name: `오류 ${fingerprint}` }));
}

/** The form that closes the first error, with what was done. */
async function writeNote(canvas: Pick<typeof screen, 'findByText'>) {
  const dialog = await openError(canvas, '3F2A9C01BD');
  await press(dialog, '해결됨으로 표시');
  const element = await screen.findByRole('dialog', { name: '해결됨으로 표시할까요?' });
  const note = await within(element).findByRole('textbox', { name: '무엇을 했는지' });
  await userEvent.type(note, '1.87.0에서 수정');
  return { element, note, close: within(element).getByRole('button', { name: '해결됨으로 표시' }), dialog };
}

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('setErrorStatus', undefined, sent)),
  play: async ({ canvas }) => {
    const { close, dialog } = await writeNote(canvas);
    await says(dialog, '1.86.10 (40번), 1.86.4 (1,200번)');
    await userEvent.click(close);
    await hears(sent, { isClosed: true, note: '1.87.0에서 수정' });
  },
});

export const ClosePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('setErrorStatus')),
  play: async ({ canvas }) => {
    const { element, note, close } = await writeNote(canvas);
    await sendsOnce(close);
    await expect(note).toHaveAttribute('readonly');
    await staysOpen(element);
  },
});

const gone = {
  status: 404,
  code: 'not-found',
  detail: '오류 기록을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.',
};

/** The records of long ago were swept away meanwhile. */
export const CloseRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('setErrorStatus', gone)),
  play: async ({ canvas }) => {
    const { element, note, close } = await writeNote(canvas);
    await userEvent.click(close);
    await says(within(element), /오류 기록을 찾을 수 없습니다/);
    await expect(note).toHaveValue('1.87.0에서 수정');
  },
});

export const Reopened = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('setErrorStatus', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openError(canvas, '0011AA22BB');
    await tells(dialog, '다시 열기', '오류를 다시 열었습니다');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ isClosed: false });
  },
});

export const ReopenPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('setErrorStatus')),
  play: async ({ canvas }) => {
    const dialog = await openError(canvas, '0011AA22BB');
    await sendsOnce(await dialog.findByRole('button', { name: '다시 열기' }));
  },
});

export const ReopenRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('setErrorStatus', gone)),
  play: async ({ canvas }) => {
    const dialog = await openError(canvas, '0011AA22BB');
    await tells(dialog, '다시 열기', /오류 기록을 찾을 수 없습니다/);
    await expect(dialog.getByRole('button', { name: '다시 열기' })).toBeEnabled();
  },
});

/** Who may read the errors and no more. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled('setErrorStatus')),
  play: async ({ canvas }) => {
    const dialog = await openError(canvas, '3F2A9C01BD');
    await says(dialog, /1,240번/);
    await expect(dialog.queryByRole('button', { name: '해결됨으로 표시' })).toBeNull();
  },
});
