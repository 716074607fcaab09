import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Candidate, CandidateReport } from '#client/generated/rest/participants.ts';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, choose, closes, openForm, press, says, selectRows, submit, write } from '#ui-kit/testing/play.ts';
import { StudentChoicesDocument } from '../../students/generated/graphql.ts';
import { pickerOptions } from '../../students/testing/pickerOptions.ts';
import { inWeek } from '../../shared/testing/inCrm.tsx';
import {
  LaterWeeksDocument,
  ParticipantListDocument,
  ParticipantWeekDocument,
  type ParticipantListQuery,
  type ParticipantListQueryVariables,
} from '../generated/graphql.ts';
import ParticipantList from './ParticipantList.tsx';
import { hasAll, newAcademyHas } from '../../setup/testing/whatThereIs.ts';

const week = { ...buildWeeklyLecture({ weekNumber: 5, heldOn: '2026-11-24' }), lecture: buildLecture() };
const students = buildStudents(14);
const participants: ParticipantListQuery['participants'] = students.slice(0, 8).map((student, at) => {
  const type = at < 3 ? attendanceTypes[at === 1 ? 3 : 0] : null;
  return {
    ...buildParticipant({ studentId: student.id, memo: at === 4 ? '교재를 두고 왔음' : '' }),
    attendanceTypeId: type?.id ?? null,
    attendanceType: type,
    weeklyLecture: week,
    scores: at === 0 ? [{ id: week.id }] : [],
    student: { ...student, enrollments: at > 5 ? [] : [{ fromDate: '2026-11-02', toDate: null }] },
  };
});
/** Answers as the server does, as far as the stories ask. */
const list = filled(ParticipantListDocument, ({ where }: ParticipantListQueryVariables) => {
  const isOnlyGuests = [where._and ?? []].flat().some(({ _not }) => _not);
  const rows = isOnlyGuests ? participants.slice(-2) : participants;
  return { participants: rows, participants_aggregate: { aggregate: { count: rows.length } } };
});
const ofWeek = filled(ParticipantWeekDocument, { weeklyLectures_by_pk: { ...week, participants } });
const later = filled(LaterWeeksDocument, { weeklyLectures_aggregate: { aggregate: { count: 3 } } });
const sent = fn();

const candidate = (at: number): Candidate => {
  const { id, studentNumber, school, grade, user } = students[at] ?? students[0]!;
  return {
    userId: id,
    name: user.name,
    studentNumber,
    school,
    grade: grade ?? null,
    phoneEnd: user.phone?.slice(-4) ?? '',
    isEnrolled: at < 9,
  };
};
const blank = { studentNumber: null, phone: null, school: '' };
const report: CandidateReport = {
  rows: [
    { ...blank, row: 1, name: '장도윤', kind: 'MATCHED', reason: '', candidates: [candidate(8)] },
    {
      ...blank,
      row: 2,
      name: '임지아',
      kind: 'AMBIGUOUS',
      reason: '임지아: 맞는 학생이 2명입니다. 누구인지 골라 주세요.',
      candidates: [candidate(9), candidate(10)],
    },
    {
      ...blank,
      row: 3,
      name: '한시후',
      kind: 'UNKNOWN',
      reason: '재원 중인 학생 중 없습니다. 이름을 확인하거나 직접 찾아 주세요.',
      candidates: [],
    },
    {
      ...blank,
      row: 4,
      name: '김민수',
      kind: 'PRESENT',
      reason: '이미 이 주차에 있는 학생입니다.',
      candidates: [candidate(0)],
    },
  ],
  unread: [],
  counts: { matched: 1, ambiguous: 1, unknown: 1, present: 1, repeated: 0 },
};

const meta = preview.meta({
  title: 'CRM/주차/수강생',
  component: ParticipantList,
  decorators: [inWeek(cast.calculusB.id, week.id, 'students')],
  beforeEach: ({ msw }) => msw.use(...pickerOptions),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(list, ofWeek),
});

Filled.test('Only those of this week are shown', async ({ canvas }) => {
  await says(canvas, '김민수');
  await press(canvas, /이 주차만 듣는 학생\s*2/);
  await waitFor(() => expect(canvas.queryByText('김민수')).toBeNull());
  await expect(canvas.getAllByText('이 주차만')).toHaveLength(2);
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hasAll,
      empty(ParticipantListDocument),
      filled(ParticipantWeekDocument, { weeklyLectures_by_pk: { ...week, participants: [] } }),
    ),
});

/** There is nobody to add yet. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      newAcademyHas,
      empty(ParticipantListDocument),
      filled(ParticipantWeekDocument, { weeklyLectures_by_pk: { ...week, participants: [] } }),
    ),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ParticipantListDocument), ofWeek) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ParticipantListDocument), ofWeek) });

export const ListIsSettledInPlace = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      ofWeek,
      later,
      filled(StudentChoicesDocument, { studentSearch: students.slice(10, 12).map((student) => ({ student })) }),
      filled('findCandidates', report),
      filled(
        'addParticipantsWithOptions',
        {
          userIds: [students[8]!.id],
          weeks: [{ weeklyLectureId: week.id, added: 3 }],
          notified: 3,
          withoutPhone: [],
          clashes: [],
          changeSetId: namedId('set'),
        },
        sent,
      ),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    const dialog = await openForm(canvas, '학생 추가');
    await userEvent.click(dialog.getByRole('tab', { name: /명단에서/ }));
    await userEvent.click(dialog.getByRole('textbox', { name: /이름을 붙여넣기/ }));
    await userEvent.paste('장도윤\n임지아\n한시후\n김민수');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await says(dialog, /정하지 않은 2줄은 추가하지 않습니다/);
    await choose(dialog, { '2줄 임지아': students[9]!.id });
    await write(dialog, { '3줄 한시후 학생 검색': '한시' });
    await choose(dialog, { '3줄 한시후': students[10]!.id });
    await waitFor(() => expect(dialog.queryByText(/정하지 않은/)).toBeNull());
    await userEvent.click(dialog.getByRole('checkbox', { name: /뒤의 주차에도 추가 \(3개\)/ }));
    await closes(dialog, '3명 추가');
    await expect(sent).toHaveBeenCalledWith({
      userIds: [students[8]!.id, students[9]!.id, students[10]!.id],
      followingWeeks: true,
      notify: false,
    });
  },
});

export const ListCannotBeRead = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      ofWeek,
      later,
      empty(StudentChoicesDocument),
      failed('findCandidates', 400, 'bad-list', '명단에 학생이 없습니다.'),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    const dialog = await openForm(canvas, '학생 추가');
    await userEvent.click(dialog.getByRole('tab', { name: /명단에서/ }));
    await write(dialog, { '이름을 붙여넣기': '1' });
    await submit(dialog, /명단 읽기/, '명단에 학생이 없습니다.');
  },
});

export const RemovingSaysWhatStays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      ofWeek,
      filled('removeParticipants', (_, body) => body, sent),
      filled('addParticipants', async (request) => (await request.json()) as { userIds: string[] }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await selectRows(canvas.getByRole('checkbox', { name: '모든 행 선택' }));
    const question = await asks(canvas, '이 주차에서 빼기', '8명을 이 주차에서 뺄까요?');
    await says(question, '김민수: 출석, 성적');
    await press(question, '4명 빼기');
    await submit(screen, '되돌리기', '4명을 다시 추가했습니다');
    const [{ userIds }] = sent.mock.lastCall as [{ userIds: string[] }];
    await expect(userIds).toHaveLength(4);
  },
});
