import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { createWordAssignmentBodyOneTargetMax } from '#openapi/generated/zod/wordAssignments.ts';
import type { WordAssignmentInput } from '#client/generated/rest/wordAssignments.ts';
import type { WordAssignmentFactsFragment } from './generated/graphql.ts';

const place = zod.nullable(zod.int().check(zod.minimum(1)));

const schema = zod
  .object({
    kind: zod.enum(['LECTURE', 'WEEK', 'STUDENTS']),
    lectureId: zod.nullable(zod.string()),
    weekId: zod.nullable(zod.string()),
    studentIds: zod.array(zod.string()),
    firstPlace: place,
    lastPlace: place,
    target: zod.nullable(zod.int().check(zod.minimum(1), zod.maximum(createWordAssignmentBodyOneTargetMax))),
    dueOn: zod.string().check(zod.minLength(1)),
    /** Whom an assignment is for is said once. */
    isNew: zod.boolean(),
  })
  .check(({ value, issues }) => {
    const missing = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.lastPlace !== null && value.lastPlace < (value.firstPlace ?? 1)) {
      missing('lastPlace', '시작보다 앞설 수 없습니다.');
    }
    if (!value.isNew) return;
    if (value.kind !== 'STUDENTS' && value.lectureId === null) missing('lectureId', '강의를 골라 주세요.');
    if (value.kind === 'WEEK' && value.weekId === null) missing('weekId', '주차를 골라 주세요.');
    if (value.kind === 'STUDENTS' && value.studentIds.length === 0) missing('studentIds', '학생을 골라 주세요.');
  });

/** The form's values. */
export type AssignmentForm = zod.infer<typeof schema>;

/** Validates the form of an assignment. */
export const assignmentForm = schemaResolver(schema);

/** An assignment as the form shows it; blank for a new one. */
export function formOf(assignment: WordAssignmentFactsFragment | undefined, lectureId: string | null): AssignmentForm {
  return {
    kind: 'LECTURE',
    lectureId,
    weekId: null,
    studentIds: [],
    firstPlace: assignment?.firstPlace ?? 1,
    lastPlace: assignment?.lastPlace ?? null,
    target: assignment?.target ?? null,
    dueOn: assignment?.dueOn ?? '',
    isNew: !assignment,
  };
}

/** The body of the command. */
export function bodyOf({ kind, lectureId, weekId, studentIds, isNew, ...form }: AssignmentForm): WordAssignmentInput {
  const { lastPlace, target, dueOn } = form;
  const goal = { firstPlace: form.firstPlace ?? 1, lastPlace, target, dueOn };
  if (!isNew) return goal;
  if (kind === 'STUDENTS') return { ...goal, studentIds };
  return kind === 'WEEK' ? { ...goal, weeklyLectureId: weekId ?? '' } : { ...goal, lectureId: lectureId ?? '' };
}
