import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import * as limits from '#openapi/generated/zod/wordTests.ts';
import { addDays, dayInSeoul, instantInSeoul, timeInSeoul, todayInSeoul } from '#ui-kit';
import type { WordTestFactsFragment } from '../generated/graphql.ts';

/** Where a test is set: on the page of a deck, or in a week. */
export type TestPlace = { deckId: string } | { lectureId: string; weekId: string };

const count = (most: number) => zod.int().check(zod.minimum(1), zod.maximum(most));
const text = zod.string().check(zod.minLength(1));

const schema = zod.object({
  title: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(limits.createWordTestPlanBodyTitleMax)),
  deckId: zod.uuid(),
  lectureId: zod.nullable(zod.string()),
  weekId: zod.nullable(zod.string()),
  studentIds: zod.array(zod.string()),
  fromSequence: count(limits.createWordTestPlanBodyFromSequenceMax),
  toSequence: count(limits.createWordTestPlanBodyToSequenceMax),
  kind: zod.enum(['CHOICE', 'SPELLING']),
  direction: zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']),
  isPrinted: zod.boolean(),
  questionCount: count(limits.createWordTestPlanBodyQuestionCountMax),
  targetCount: count(limits.createWordTestPlanBodyTargetCountMax),
  minutes: zod.nullable(count(limits.createWordTestPlanBodyTimeLimitSecondsOneMax / 60)),
  maxAttempts: zod.nullable(count(limits.createWordTestPlanBodyMaxAttemptsOneMax)),
  ignoresCase: zod.boolean(),
  ignoresSpaces: zod.boolean(),
  acceptsAnyMeaning: zod.boolean(),
  acceptsSynonyms: zod.boolean(),
  opensOn: text,
  opensAtTime: text,
  closesOn: text,
  closesAtTime: text,
});

/** The form's values. */
type TestForm = zod.infer<typeof schema>;

/** Validates the form of a word test. */
export const testForm = schemaResolver(schema);

/** What the form begins with. */
export function formOf(test: WordTestFactsFragment | undefined, place: TestPlace | undefined): TestForm {
  const [opensAt, closesAt] = [test?.opensAt, test?.closesAt];
  return {
    title: test?.title ?? '단어 시험',
    deckId: test?.deckId ?? (place && 'deckId' in place ? place.deckId : ''),
    lectureId: test?.weeklyLecture?.lectureId ?? (place && 'weekId' in place ? place.lectureId : null),
    weekId: test?.weeklyLecture?.id ?? (place && 'weekId' in place ? place.weekId : null),
    studentIds: test?.takers.map(({ studentId }) => studentId) ?? [],
    fromSequence: test?.fromSequence ?? 1,
    toSequence: test?.toSequence ?? 20,
    kind: (test?.kind ?? 'CHOICE') as TestForm['kind'],
    direction: (test?.direction ?? 'TERM_TO_MEANING') as TestForm['direction'],
    isPrinted: test?.isPrinted ?? false,
    questionCount: test?.questionCount ?? 20,
    targetCount: test?.targetCount ?? 16,
    minutes: test?.timeLimitSeconds == null ? null : Math.ceil(test.timeLimitSeconds / 60),
    maxAttempts: test?.maxAttempts ?? null,
    ignoresCase: test?.ignoresCase ?? true,
    ignoresSpaces: test?.ignoresSpaces ?? true,
    acceptsAnyMeaning: test?.acceptsAnyMeaning ?? true,
    acceptsSynonyms: test?.acceptsSynonyms ?? true,
    opensOn: opensAt ? dayInSeoul(opensAt) : todayInSeoul(),
    opensAtTime: opensAt ? timeInSeoul(new Date(opensAt)).slice(0, 5) : '00:00',
    closesOn: closesAt ? dayInSeoul(closesAt) : addDays(todayInSeoul(), 7),
    closesAtTime: closesAt ? timeInSeoul(new Date(closesAt)).slice(0, 5) : '22:00',
  };
}

/** What may change at any time. */
export const looseInput = (form: TestForm) => ({
  title: form.title,
  targetCount: form.targetCount,
  timeLimitSeconds: form.minutes === null ? null : form.minutes * 60,
  maxAttempts: form.maxAttempts,
  opensAt: instantInSeoul(form.opensOn, form.opensAtTime),
  closesAt: instantInSeoul(form.closesOn, form.closesAtTime),
});

/** What is asked and what counts as right. */
export const askedInput = (form: TestForm) => ({
  fromSequence: form.fromSequence,
  toSequence: form.toSequence,
  kind: form.kind,
  direction: form.direction,
  isPrinted: form.isPrinted,
  questionCount: form.questionCount,
  ignoresCase: form.ignoresCase,
  ignoresSpaces: form.ignoresSpaces,
  acceptsAnyMeaning: form.acceptsAnyMeaning,
  acceptsSynonyms: form.acceptsSynonyms,
});
