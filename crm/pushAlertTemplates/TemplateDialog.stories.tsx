import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { PreviewStudentsDocument, PushAlertTemplateListDocument } from './generated/graphql.ts';
import { CreatePushAlertTemplateDocument } from './generated/manager.ts';
import PushAlertTemplateListPage from './PushAlertTemplateListPage.tsx';

const students = filled(PreviewStudentsDocument, {
  students: buildStudents(3).map((student) => ({ ...student, enrollments: [] })),
});

// Filled in the stories of the list.
const meta = preview.meta({
  title: 'CRM/알림 템플릿/만들기',
  component: PushAlertTemplateListPage,
  decorators: [inCrm({ at: '/crm/pushAlertTemplates' })],
  beforeEach: ({ msw }) => msw.use(empty(PushAlertTemplateListDocument)),
});

/** The dialog of a new template, with its name and a text. */
async function writeTemplate(canvas: Pick<typeof screen, 'findAllByRole'>) {
  const [make] = await canvas.findAllByRole('link', { name: '알림 템플릿 만들기' });
  await userEvent.click(make!);
  const element = await screen.findByRole('dialog', { name: '알림 템플릿 만들기' });
  const dialog = within(element);
  await write(dialog, { 이름: '등원 알림' });
  const body = dialog.getByRole('textbox', { name: /본문/ });
  await userEvent.click(body);
  await userEvent.paste('#{이름} 학생이 왔습니다');
  const seen = within(dialog.getByRole('region', { name: '미리보기' }));
  return { element, dialog, body, seen, make: dialog.getByRole('button', { name: '만들기' }) };
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(students, loading(CreatePushAlertTemplateDocument)),
  play: async ({ canvas }) => {
    const { element, body, make } = await writeTemplate(canvas);
    await sendsOnce(make);
    await expect(body).toHaveValue('#{이름} 학생이 왔습니다');
    await staysOpen(element);
  },
});

/** The name is taken: the text stays, and another name goes through. */
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '같은 이름의 알림 템플릿이 이미 있습니다.';
    msw.use(students, failed(CreatePushAlertTemplateDocument, { detail }));
  },
  play: async ({ canvas, msw }) => {
    const { dialog, body, make } = await writeTemplate(canvas);
    await userEvent.click(make);
    await says(dialog, '같은 이름의 알림 템플릿이 이미 있습니다.');
    await expect(body).toHaveValue('#{이름} 학생이 왔습니다');
    msw.use(filled(CreatePushAlertTemplateDocument, { insert_pushAlertTemplates_one: { id: namedId('template') } }));
    await write(dialog, { 이름: ' 2' });
    await userEvent.click(make);
    await says(screen, '등원 알림 2 템플릿을 만들었습니다');
  },
});

/** An academy without students: the text is shown as it was written. */
export const NoStudents = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PreviewStudentsDocument)),
  play: async ({ canvas }) => {
    const { seen } = await writeTemplate(canvas);
    await says(seen, /미리볼 학생이 없어/, '#{이름} 학생이 왔습니다');
    await expect(seen.queryByRole('combobox')).toBeNull();
  },
});

export const StudentsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PreviewStudentsDocument)),
  play: async ({ canvas }) => {
    const { seen } = await writeTemplate(canvas);
    await says(seen, '미리볼 학생을 불러오는 중입니다.');
  },
});

/** The students cannot be read: the template can be made all the same. */
export const StudentsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(PreviewStudentsDocument),
      filled(CreatePushAlertTemplateDocument, { insert_pushAlertTemplates_one: { id: namedId('template') } }),
    ),
  play: async ({ canvas }) => {
    const { seen, make } = await writeTemplate(canvas);
    await says(seen, /미리볼 학생을 불러오지 못해/);
    await userEvent.click(make);
    await says(screen, '등원 알림 템플릿을 만들었습니다');
  },
});
