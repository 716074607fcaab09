import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildPushAlertTemplate } from '#mocks/builders/pushAlertTemplate.ts';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { ComposeTemplatesDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { MessageDialog } from '../page/MessageDialog.tsx';

const template = buildPushAlertTemplate();

const meta = preview.meta({
  title: 'CRM/문자/고른 학생에게 보내기',
  component: MessageDialog,
  decorators: [inCrm({ at: paths.messages })],
  args: { studentIds: [students.minsu.id], onClose: fn() },
});

async function write(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: '학생 1명에게 문자 보내기' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /내용/ }), '내일은 휴원입니다');
  return dialog;
}

/** Writes a text, then looks for a template. */
async function openTemplates() {
  const dialog = within(await write());
  await userEvent.click(dialog.getByRole('button', { name: '템플릿에서 가져오기' }));
  return dialog;
}

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('sendSms')),
  play: async () => sendUnanswered(await write(), '1명에게 보내기'),
});

export const TooLong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('sendSms', 422, 'too-long', '문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.', 'body')),
  play: async () => {
    const dialog = within(await write());
    await userEvent.click(dialog.getByRole('button', { name: '1명에게 보내기' }));
    const body = dialog.getByRole('textbox', { name: /내용/ });
    await dialog.findByText('문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.');
    await expect(body).toHaveAccessibleDescription(/2,000바이트를 넘습니다/);
    await expect(body).toHaveValue('내일은 휴원입니다');
  },
});

export const NoTemplates = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ComposeTemplatesDocument)),
  play: async () => {
    const dialog = await openTemplates();
    await dialog.findByRole('option', { name: '쓰는 템플릿이 없습니다' });
    await expect(dialog.getByRole('textbox', { name: /내용/ })).toHaveValue('내일은 휴원입니다');
  },
});

export const TemplatesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ComposeTemplatesDocument)),
  play: async () => {
    const dialog = await openTemplates();
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await expect(dialog.getByRole('button', { name: '1명에게 보내기' })).toBeEnabled();
  },
});

export const TemplatesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ComposeTemplatesDocument)),
  play: async ({ msw }) => {
    const dialog = await openTemplates();
    const again = await dialog.findByRole('button', { name: '다시 시도' });
    await expect(dialog.getByRole('textbox', { name: /내용/ })).toHaveValue('내일은 휴원입니다');
    msw.use(filled(ComposeTemplatesDocument, { pushAlertTemplates: [template] }));
    await userEvent.click(again);
    await dialog.findByRole('option', { name: template.name });
  },
});
