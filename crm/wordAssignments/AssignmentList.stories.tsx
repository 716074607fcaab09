import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { choose, openForm, press, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import {
  AssignmentWeeksDocument,
  WordAssignmentListDocument,
  type WordAssignmentFactsFragment,
} from './generated/graphql.ts';

const deckId = '01990000-0000-7000-8000-000000000061';
const id = (n: number) => `01990000-0000-7000-8000-00000000700${n}`;
const progress = (of: string, reached: number, open: number, waiting: number) =>
  Array.from({ length: reached + open + waiting }, (_, at) => ({
    id: namedId(`${of} ${at}`),
    studied: at < reached + open ? 15 : 0,
    known: at < reached ? 15 : at < reached + open ? 3 : 0,
    target: 15,
  }));
const base = {
  deckId,
  firstPlace: 1,
  lastPlace: 20,
  target: 15,
  version: 1,
  lecture: null,
  weeklyLecture: null,
  students: [],
};
const wordAssignments: WordAssignmentFactsFragment[] = [
  {
    ...base,
    id: id(1),
    dueOn: addDays(todayInSeoul(), 3),
    lecture: { id: lectures.calculusB.id, name: '미적분 B' },
    progress: progress('lecture', 12, 2, 1),
  },
  {
    ...base,
    id: id(2),
    dueOn: addDays(todayInSeoul(), 1),
    firstPlace: 21,
    lastPlace: null,
    target: null,
    students: ['김민수', '이서연', '박건우'].map((name) => ({ id: namedId(name), student: { user: { name } } })),
    progress: progress('students', 0, 3, 0),
  },
  {
    ...base,
    id: id(3),
    dueOn: addDays(todayInSeoul(), -4),
    weeklyLecture: {
      id: id(9),
      weekNumber: 12,
      specialName: null,
      placeInWeek: null,
      lecture: { name: '확률과 통계' },
    },
    progress: progress('week', 9, 0, 0),
  },
];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/단어장/과제',
  component: AssignmentList,
  args: { deckId, lectureId: lectures.calculusB.id, isPublished: true },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureOptionsDocument, {
        lectures: [{ id: lectures.calculusB.id, name: lectures.calculusB.name }],
      }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordAssignmentListDocument, { wordAssignments })),
  play: ({ canvas }) =>
    says(canvas, '15명 중 12명 도달 · 시작 안 함 1명', '21번부터 끝까지 · 목표 모두', '김민수 외 2명', '지남'),
});

export const Empty = meta.story({
  args: { isPublished: false },
  beforeEach: ({ msw }) => msw.use(empty(WordAssignmentListDocument)),
  play: ({ canvas }) => says(canvas, '아직 등록한 과제가 없습니다', /단어장이 비공개입니다/),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordAssignmentListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordAssignmentListDocument)) });

export const Assigned = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(WordAssignmentListDocument), filled('createWordAssignment', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '과제 등록', '과제 등록');
    await write(dialog, { '몇 번 단어까지': '20', 목표: '15' });
    await press(dialog, '등록');
    await expect(sent).not.toHaveBeenCalled();
    await write(dialog, { 마감일: addDays(todayInSeoul(), 7) });
    await press(dialog, '등록');
    await says(canvas, '과제를 등록했습니다');
    await expect(sent).toHaveBeenCalledWith({
      lectureId: lectures.calculusB.id,
      firstPlace: 1,
      lastPlace: 20,
      target: 15,
      dueOn: addDays(todayInSeoul(), 7),
    });
  },
});

export const AssignedToWeek = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      empty(WordAssignmentListDocument),
      filled(AssignmentWeeksDocument, {
        weeklyLectures: [{ id: id(8), weekNumber: 5, specialName: null, placeInWeek: null, heldOn: '2026-11-18' }],
      }),
      filled('createWordAssignment', undefined, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '과제 등록', '과제 등록');
    await choose(dialog, { 누구에게: 'WEEK' });
    await dialog.findByRole('option', { name: /5주차/ });
    await choose(dialog, { 주차: id(8) });
    await write(dialog, { 마감일: addDays(todayInSeoul(), 7) });
    await press(dialog, '등록');
    await says(canvas, '과제를 등록했습니다');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ weeklyLectureId: id(8) }));
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordAssignmentListDocument, { wordAssignments }),
      failed('updateWordAssignment', {
        status: 409,
        code: 'target-too-high',
        detail: '그 범위의 단어는 12개입니다. 목표를 12개까지로 정해 주세요.',
        errors: [{ field: 'target', message: '그 범위의 단어는 12개입니다. 목표를 12개까지로 정해 주세요.' }],
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await take(canvas, /미적분 B 과제/, '수정');
    const dialog = within(await canvas.findByRole('dialog', { name: '과제 수정' }, { timeout: 5000 }));
    await submit(dialog, '저장', /그 범위의 단어는 12개/);
  },
});
