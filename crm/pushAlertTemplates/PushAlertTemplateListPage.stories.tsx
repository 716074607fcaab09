import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildPushAlertTemplate } from '#mocks/builders/pushAlertTemplate.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { closes, openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { PreviewStudentsDocument, PushAlertTemplateListDocument } from './generated/graphql.ts';
import { CreatePushAlertTemplateDocument } from './generated/manager.ts';
import PushAlertTemplateListPage from './PushAlertTemplateListPage.tsx';

const by = { createdByStaff: { name: staff.admin.name } };
const pushAlertTemplates = [
  { ...buildPushAlertTemplate(), ...by },
  { ...buildPushAlertTemplate({ name: '지각 알림', event: 'LATE', channel: 'SMS', isActive: false }), ...by },
];
const list = { pushAlertTemplates, pushAlertTemplates_aggregate: { aggregate: { count: 2 } } };
const students = buildStudents(3).map((student) => ({ ...student, enrollments: [] }));
const created = fn();

const meta = preview.meta({
  title: 'CRM/알림 템플릿/목록',
  component: PushAlertTemplateListPage,
  decorators: [inCrm({ at: '/crm/pushAlertTemplates' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(PushAlertTemplateListDocument, list)) });

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(PushAlertTemplateListDocument, list)),
  play: async ({ canvas }) => {
    await says(canvas, '지각 알림');
    await expect(canvas.queryByRole('link', { name: '알림 템플릿 만들기' })).toBeNull();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PushAlertTemplateListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PushAlertTemplateListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PushAlertTemplateListDocument)) });

export const TooLongForSms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PushAlertTemplateListDocument, list),
      filled(PreviewStudentsDocument, { students }),
      filled(
        CreatePushAlertTemplateDocument,
        { insert_pushAlertTemplates_one: { id: students[0]?.id ?? '' } },
        ({ input }) => created(input),
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '알림 템플릿 만들기', undefined, 'link');
    await write(dialog, { 이름: '등원 알림' });
    await userEvent.click(dialog.getByRole('textbox', { name: /본문/ }));
    await userEvent.paste(`${'가'.repeat(45)}!`);
    await dialog.findAllByText('91 / 90바이트 · 너무 깁니다');
    await submit(dialog, '만들기', /지금 91바이트이니 줄이거나 LMS로 바꿔 주세요/);

    await userEvent.clear(dialog.getByRole('textbox', { name: /본문/ }));
    await press(dialog, '#{이름}');
    await userEvent.keyboard(' 학생이 왔습니다');
    await says(dialog, '김민수 학생이 왔습니다');
    await closes(dialog, '만들기');
    const input = expect.objectContaining({ name: '등원 알림', body: '#{이름} 학생이 왔습니다' }) as unknown;
    await expect(created).toHaveBeenCalledWith(input);
  },
});
