import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import {
  choose,
  hearsLast,
  openForm,
  press,
  retype,
  says,
  sees,
  selectRows,
  submit,
  write,
} from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { GivenTodosDocument, RetakesDueDocument } from './generated/graphql.ts';
import RetakesPage from './RetakesPage.tsx';
import { around, asked, due, exam, list, slot } from './testing/due.ts';
import { givesTodos } from './testing/givesTodos.ts';
import { hasAll, lacksFrom } from '../setup/testing/whatThereIs.ts';

const lectureId = lectures.calculusB.id;
const meta = preview.meta({
  title: 'CRM/시험/재시험',
  component: RetakesPage,
  decorators: [
    inCrm({
      at: `/crm/retakes?filters[0][field]=lecture&filters[0][operator]=eq&filters[0][value]=${lectureId}`,
    }),
  ],
});

const written = fn();

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(list, ...around),
  play: async ({ canvas }) => {
    await sees(canvas.findByText('연락함', { selector: '[role="gridcell"] *' }));
    await expect(canvas.getAllByText('대상', { selector: '[role="gridcell"] *' })).toHaveLength(5);
  },
});

/** The filters of the address and of the screen reach the server. */
export const Reserved = meta.story({
  beforeEach: ({ msw }) => msw.use(list, ...around),
  play: async ({ canvas }) => {
    const inLecture = { exam: { lectureId: { _eq: lectureId } } };
    const open = { clinicTodos: { status: { _in: ['TODO', 'DOING', 'SUBMITTED'] } } };
    await canvas.findByRole('link', { name: due[0]!.score.student.user.name });
    await expect(asked).toHaveBeenLastCalledWith({
      _and: [{ clinicStatus: { _eq: 'REQUIRED' } }, { _not: open }, inLecture],
    });
    await press(canvas, '연락함');
    await hearsLast(asked, { _and: [{ clinicStatus: { _eq: 'REQUIRED' } }, open, inLecture] });
    await write(canvas, { '재시험 검색': 'ㄱㅁㅅ{Enter}' });
    await waitFor(() => expect(JSON.stringify(asked.mock.lastCall)).toContain('_iregex'));
    await userEvent.clear(canvas.getByRole('textbox', { name: '재시험 검색' }));
    await press(canvas, '예약됨');
    await hearsLast(asked, { _and: [{ clinicStatus: { _eq: 'RESERVED' } }, inLecture] });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '강의' })).toHaveValue(lectureId));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, empty(RetakesDueDocument), ...around),
});

/** No week has an exam yet. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(lacksFrom('exams'), empty(RetakesDueDocument), ...around),
  play: ({ canvas }) => says(canvas, '아직 시험이 없습니다', '강의의 주차에서 시험을 먼저 만들어 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(RetakesDueDocument), ...around) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(RetakesDueDocument), ...around) });

export const RetakeExamMade = meta.story({
  beforeEach: ({ msw }) => {
    const made = { id: '01990000-0000-7f00-8000-000000000003', version: 1 };
    msw.use(list, filled('createRetakeExam', made, written), filled('mapRetakeQuestions', made, written), ...around);
  },
  play: async ({ canvas }) => {
    const [make] = await canvas.findAllByRole('button', { name: '재시험지 만들기' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make!);
    const dialog = within(await canvas.findByRole('dialog', { name: '재시험지 만들기' }));
    const map = dialog.getByRole('textbox', { name: '문항 연결' });
    await expect(map).toHaveValue('1=1, 2=2, 3=3');
    await retype(map, '1=3, 3=1');
    await press(dialog, '만들기');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    await expect(written.mock.calls[0]?.[0]).toMatchObject({ name: '주간 테스트 재시험', examId: exam.id });
    await expect(written.mock.calls[1]?.[0]).toEqual({
      pairs: [
        { number: 1, originalNumber: 3 },
        { number: 3, originalNumber: 1 },
      ],
    });
  },
});

export const CalledToTheClinic = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      // The first student already has a todo.
      filled(GivenTodosDocument, {
        clinicTodos: [{ scoreAttemptId: due[0]!.id, studentId: due[0]!.score.student.id, title: '재시험' }],
      }),
      givesTodos(({ items }) => written(items)),
      ...around,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: due[0]!.score.student.user.name });
    await selectRows(canvas.getByRole('checkbox', { name: '모든 행 선택' }));
    const dialog = await openForm(canvas, '6명 클리닉 안내', '재시험 클리닉 안내');
    const make = await dialog.findByRole('button', { name: '할 일 5개 만들기' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await says(dialog, /할 일 5개를 만들었습니다/);
    await expect(written.mock.calls[0]?.[0]).toMatchObject([
      { kind: 'RETAKE', title: '3주차 주간 테스트 재시험', scoreAttemptId: due[1]!.id },
      ...[2, 3, 4, 5].map((at) => ({ scoreAttemptId: due[at]!.id })),
    ]);
    const text = await openForm(dialog, '문자 작성', '학생 6명에게 문자 보내기');
    await expect(text.getByRole('textbox', { name: /내용/ })).toHaveValue(
      '[재시험] 3주차 주간 테스트가 커트라인 미달입니다. 클리닉 시간을 예약해 주세요.',
    );
  },
});

export const CalledIntoASlot = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(GivenTodosDocument, { clinicTodos: [] }),
      givesTodos(),
      filled('addClinicParticipants', async (request) => {
        written(await request.json());
        const bookings = due.map(({ score }) => ({
          id: score.student.id,
          studentId: score.student.id,
          slotId: slot.id,
          status: 'RESERVED' as const,
          counselType: null,
          startsAt: slot.startsAt,
          endsAt: slot.endsAt,
          arrivedAt: null,
          departedAt: null,
          isHurried: false,
          taId: null,
          memo: '',
          place: null,
          version: 1,
        }));
        return { bookings, clashes: [], changeSetId: namedId('bookings') };
      }),
      filled('undoClinic', undefined, written),
      ...around,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: due[0]!.score.student.user.name });
    await selectRows(canvas.getByRole('checkbox', { name: '모든 행 선택' }));
    const dialog = await openForm(canvas, '6명 클리닉 안내', '재시험 클리닉 안내');
    await dialog.findByRole('option', { name: /자습실/ });
    await choose(dialog, { '클리닉 시간': slot.id });
    await submit(dialog, '할 일 6개 만들기 · 예약', /6명을 그 시간에 예약했습니다/);
    const studentIds = due.map(({ score }) => score.student.id);
    await expect(written).toHaveBeenCalledWith({ studentIds, wait: false });
    await press(dialog, '되돌리기');
    await hearsLast(written, { changeSetId: namedId('todos') });
    await expect(written).toHaveBeenCalledWith({ changeSetId: namedId('bookings') });
  },
});
