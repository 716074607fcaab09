import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildPushAlertTemplate } from '#mocks/builders/pushAlertTemplate.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures, staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, openForm, press, retype, says, sees, submit } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../lectures/parts.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import {
  TemplateNotificationLogsDocument,
  PreviewStudentsDocument,
  PushAlertTemplateDocument,
  TemplateLecturesDocument,
} from './generated/graphql.ts';
import {
  DeletePushAlertTemplateDocument,
  RemoveTemplateLectureDocument,
  SetTemplateLectureDocument,
  UpdatePushAlertTemplateDocument,
} from './generated/manager.ts';
import { logEntries } from './testing/logEntries.ts';
import PushAlertTemplatePage from './PushAlertTemplatePage.tsx';

const template = { ...buildPushAlertTemplate(), createdByStaff: { name: staff.admin.name } };
const students = buildStudents(3).map((student) => ({ ...student, enrollments: [] }));

const meta = preview.meta({
  title: 'CRM/알림 템플릿/알림 템플릿',
  component: PushAlertTemplatePage,
  decorators: [inCrm({ at: `/crm/pushAlertTemplates/${template.id}`, route: '/crm/pushAlertTemplates/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PreviewStudentsDocument, { students }),
      filled(TemplateNotificationLogsDocument, { notificationLogs: logEntries }),
      filled(TemplateLecturesDocument, {
        pushAlertLectures: [{ id: template.id, isActive: false, lecture: lectures.calculusB }],
      }),
      filled(LectureOptionsDocument, { lectures: [{ ...lectures.statistics }] }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: template })),
});

Filled.test('Seen with another student', async ({ canvas }) => {
  await says(canvas, /김민수 학생이 오늘/);
  await choose(canvas, { '미리볼 학생': '이서연 (한빛여고 고2)' });
  await says(canvas, /이서연 학생이 오늘/);
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await says(canvas, /김민수 학생이 오늘/);
    await expect(canvas.queryByRole('button', { name: '삭제' })).toBeNull();
  },
});

export const Edited = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: template })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '수정', '알림 템플릿 수정', 'link');
    await userEvent.click(dialog.getByRole('textbox', { name: /본문/ }));
    await userEvent.paste(' #{점수}');
    await says(dialog, '채울 수 없는 변수입니다: #{점수}');
  },
});

const alimtalk = { ...template, channel: 'ALIMTALK', kakaoTemplateId: 'KA01TP221027002252645FPwAcO9SguY' };
const saved = fn();

export const Alimtalk = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: alimtalk }),
      filled('readSmsWays', { alimtalk: true }),
      filled(UpdatePushAlertTemplateDocument, { update_pushAlertTemplates_by_pk: { id: template.id } }, ({ input }) =>
        saved(input),
      ),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '알림톡으로 보내고, 안 되면 문자로 보냅니다.');
    const dialog = await openForm(canvas, '수정', '알림 템플릿 수정', 'link');
    const field = await dialog.findByRole('textbox', { name: /카카오 템플릿 ID/ });
    await userEvent.clear(field);
    await says(dialog, '카카오 템플릿 ID가 없어 문자로 보냅니다.');
    await userEvent.type(field, '결석');
    await submit(dialog, '저장', '영문과 숫자 50자까지 적어 주세요. 예: KA01TP…');
    await retype(field, 'KA01TPabsent');
    await press(dialog, '저장');
    const input = expect.objectContaining({ channel: 'ALIMTALK', kakaoTemplateId: 'KA01TPabsent' }) as unknown;
    await hears(saved, input);
  },
});

export const AlimtalkWithoutChannel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: { ...alimtalk, kakaoTemplateId: null } }),
      filled('readSmsWays', { alimtalk: false }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '카카오 채널이 연결되지 않아 문자로 보냅니다.');
    const dialog = await openForm(canvas, '수정', '알림 템플릿 수정', 'link');
    await expect(dialog.queryByRole('textbox', { name: /카카오 템플릿 ID/ })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PushAlertTemplateDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('link', { name: '알림 템플릿 목록으로' })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PushAlertTemplateDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PushAlertTemplateDocument)) });

const changed = fn();

export const LectureSwitched = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: template }),
      filled(RemoveTemplateLectureDocument, { delete_pushAlertLectures_by_pk: { id: template.id } }, changed),
      filled(SetTemplateLectureDocument, { insert_pushAlertLectures_one: { id: template.id } }, changed),
    ),
  play: async ({ canvas }) => {
    await submit(canvas, '템플릿대로', `${lectures.calculusB.name}: 템플릿의 설정을 따릅니다`);
    await expect(changed).toHaveBeenCalledWith({ id: template.id });
    const isActive = !template.isActive;
    const label = isActive ? '이 강의에서만 켜기' : '이 강의에서는 끄기';
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), lectures.statistics.name);
    await hears(changed, { templateId: template.id, lectureId: lectures.statistics.id, isActive });
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PushAlertTemplateDocument, { pushAlertTemplates_by_pk: template }),
      filled(DeletePushAlertTemplateDocument, ({ id }) => {
        changed(id);
        return { delete_pushAlertTemplates_by_pk: { id } };
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '삭제');
    await press(screen, '템플릿 삭제');
    await hears(changed, template.id);
  },
});
