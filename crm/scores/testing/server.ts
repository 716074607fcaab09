import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { fn } from 'storybook/test';
import type { Cell, CellChange } from '#client/generated/rest/scores.ts';
import { buildExam } from '#mocks/builders/exam.ts';
import { buildAttempt, buildScore } from '#mocks/builders/score.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, filled } from '#mocks/states.ts';
import { noChanges, stack } from '../../grid/testing/stack.ts';
import { ScoreChangesDocument, WeekScoresDocument, type WeekScoresQuery } from '../generated/graphql.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';

type Data = WeekScoresQuery;
type Score = Data['exams'][number]['scores'][number];

/** The week of the stories. */
export const weekId = '01990000-0000-7000-b000-000000000003';
export const lectureId = lectures.calculusB.id;

const weeklyLecture = { weekNumber: 3, specialName: null, placeInWeek: null, heldOn: '2026-11-03' };
const idOf = (kind: string, exam: number, student: number): string =>
  `01990000-0000-7${kind}-8000-${String(exam * 1000 + student).padStart(12, '0')}`;

/** Exams with scores of the given number of students; in the first, five have no result, one was absent, one has a retake. */
export function gradebook(size: number, names = ['주간 테스트', '개념 확인']): Data {
  const students = buildStudents(size);
  const exams = names.map((name, at) => ({
    ...buildExam({ id: idOf('e00', at, 0), name, cutline: at === 0 ? 70 : null, weeklyLectureId: weekId }),
    weeklyLecture,
    retakeExams: [],
    scores: students.map(({ id }, index) => scoreOf(at, index, id)),
  }));
  const absences = students.slice(2, 3).map(({ id }) => ({ studentId: id, weeklyLectureId: weekId }));
  return { exams, students, absences, scoreAttempts_aggregate: { aggregate: { max: { updatedAt: null } } } };
}

function scoreOf(exam: number, index: number, studentId: string): Score {
  const id = idOf('a00', exam, index);
  const status = index === 1 ? 'ABSENT' : index > 1 && index < 7 && exam === 0 ? 'NONE' : 'GRADED';
  const value = 45 + ((index * 7 + exam * 13) % 56);
  const isBelow = exam === 0 && value < 70;
  const first = buildAttempt({
    id: idOf('c00', exam, index),
    scoreId: id,
    value,
    grade: 1 + Math.floor((100 - value) / 13),
    gradeScale: 9,
    clinicStatus: isBelow ? 'REQUIRED' : 'NONE',
    memo: index === 8 ? '마지막 장을 못 풀었음' : '',
  });
  const again = { attemptType: 'RETAKE', retakeNumber: 1, value: 85, grade: null, gradeScale: null } as const;
  const retake = { ...first, ...again, id: idOf('d00', exam, index), clinicStatus: 'NONE' as const, memo: '' };
  const attempts = status !== 'GRADED' ? [] : exam === 0 && index === 0 ? [first, retake] : [first];
  return { ...buildScore({ id, studentId, status }), attempts };
}

/** There are no colleagues and no cell locks. */
export const alone = [
  filled(SavedViewsDocument, { savedViews: [] }),
  noChanges,
  filled('requestCellLock', { scoreId: idOf('a00', 0, 0), retakeNumber: 0, expiresAt: '2026-11-03T10:00:30Z' }),
  filled('releaseCellLock'),
  // Requested shortly after a fetch, so it may belong to the previous story.
  empty(ScoreChangesDocument),
];

const changesOf = (now: () => Data) =>
  filled(ScoreChangesDocument, () => ({
    scores: [],
    scoreAttempts: [],
    scores_aggregate: { aggregate: { count: now().exams.flatMap(({ scores }) => scores).length } },
    scoreAttempts_aggregate: {
      aggregate: { count: now().exams.flatMap(({ scores }) => scores.flatMap(({ attempts }) => attempts)).length },
    },
  }));

/** Answers reads; writes nothing. */
export const answers = (data = gradebook(24)) => [filled(WeekScoresDocument, data), changesOf(() => data), ...alone];

/** Answers writes like the server: the version increases by one, a value sets 채점. `write` is called with each request, and with what is undone or done again. */
export function server(data: Data, write = fn()) {
  const mine = stack(write);
  const held = new Map(data.exams.flatMap(({ scores }) => scores.map((score) => [score.id, structuredClone(score)])));
  let added = 0;
  const change = ({ scoreId, retakeNumber = 0, status, ...values }: CellChange): Cell => {
    const score = held.get(scoreId)!;
    let attempt = score.attempts.find((one) => one.retakeNumber === retakeNumber);
    if (!attempt && Object.keys(values).some((key) => key !== 'scoreVersion')) {
      added += 1;
      attempt = buildAttempt({ scoreId, value: null, version: 0, id: idOf('c00', 9, added) });
      score.attempts.push(attempt);
    }
    if (status) Object.assign(score, { status, version: score.version + 1 });
    if (attempt) Object.assign(attempt, values, { version: attempt.version + 1 });
    if (attempt && (status === 'ABSENT' || status === 'EXEMPT')) attempt.value = null;
    if (attempt?.value === null) Object.assign(attempt, { grade: null, gradeScale: null });
    const graded = attempt?.value == null ? 'NONE' : 'GRADED';
    if (!status && values.value !== undefined) Object.assign(score, { status: graded, version: score.version + 1 });
    const { id = null, value = null, deliveryType = 'ONSITE', clinicStatus = 'NONE', memo = '' } = attempt ?? {};
    const answer = {
      id,
      scoreId,
      retakeNumber,
      status: score.status,
      scoreVersion: score.version,
      value,
      deliveryType,
    };
    return { ...answer, clinicStatus, memo, grade: null, gradeScale: null, version: attempt?.version ?? 0 } as Cell;
  };
  const now = (): Data => ({
    ...data,
    exams: data.exams.map((exam) => ({ ...exam, scores: exam.scores.map(({ id }) => structuredClone(held.get(id)!)) })),
  });
  /** Changes cells as one action of the stack. */
  const act = (asked: readonly CellChange[]) => {
    const before = structuredClone(asked.map(({ scoreId }) => held.get(scoreId)!));
    const cells = asked.map(change);
    const student = data.students.find(({ id }) => id === before[0]?.studentId);
    const after = asked[0]?.value === undefined ? null : String(asked[0].value);
    const said = { name: 'value', after, personName: student?.user.name ?? '', cells: asked.length };
    const changeSetId = mine.did(said, (isDone) => {
      if (isDone) for (const one of asked) change(one);
      else
        for (const score of before) {
          const now = held.get(score.id)!;
          const attempts = now.attempts.map((one) => {
            const former = score.attempts.find(({ retakeNumber }) => retakeNumber === one.retakeNumber);
            return { ...one, value: null, memo: '', ...former, version: one.version + 1 };
          });
          held.set(score.id, { ...score, version: now.version + 1, attempts });
        }
    });
    return { cells, changeSetId };
  };
  const one = (asked: CellChange) => {
    write(asked);
    return HttpResponse.json(act([asked]).cells[0]);
  };
  const body = async (request: Request): Promise<object> => (await request.json()) as object;
  return [
    filled(WeekScoresDocument, now),
    changesOf(now),
    ...mine.handlers,
    ...alone,
    http.patch('*/api/wl-score/first/:id/value/:value', async ({ params, request }) => {
      const value = params.value === 'none' ? null : Number(params.value);
      return one({ scoreId: String(params.id), ...(await body(request)), value });
    }),
    http.patch('*/api/wl-score/first/:id/:what', async ({ params, request }) =>
      one({ scoreId: String(params.id), ...(await body(request)) }),
    ),
    http.patch('*/api/wl-score/:id/status', async ({ params, request }) =>
      one({ scoreId: String(params.id), ...(await body(request)) }),
    ),
    http.put('*/api/wl-score/batch-update-score-or-status', async ({ request }) => {
      const batch = (await request.json()) as { kind?: string; changes: CellChange[] };
      write(batch);
      return HttpResponse.json(act(batch.changes));
    }),
  ];
}
