/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * For the students of a week, or for chosen ones. 404 for an unknown deck, week or student; 422 when the run has too few words.
 * @summary 단어 시험 등록
 */
export const createWordTestPlanBodyStudentIdsMax = 500;
export const createWordTestPlanBodyTitleMax = 60;
export const createWordTestPlanBodyFromSequenceMax = 100000;
export const createWordTestPlanBodyToSequenceMax = 100000;
export const createWordTestPlanBodyQuestionCountMax = 100;
export const createWordTestPlanBodyTargetCountMax = 100;
export const createWordTestPlanBodyTimeLimitSecondsOneMin = 10;
export const createWordTestPlanBodyTimeLimitSecondsOneMax = 7200;
export const createWordTestPlanBodyMaxAttemptsOneMax = 50;
export const CreateWordTestPlanBody = /*#__PURE__*/ zod.object({
  "deckId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The week whose students take it; null for chosen students')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(createWordTestPlanBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('Those who take it, without a week')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWordTestPlanBodyTitleMax)),
  "fromSequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyFromSequenceMax)),
  "toSequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyToSequenceMax)),
  "kind": /*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING']).check(/*#__PURE__*/ zod.describe('4지선다, 쓰기')),
  "direction": /*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']).check(/*#__PURE__*/ zod.describe('단어 보고 뜻, 뜻 보고 단어')),
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyQuestionCountMax)),
  "targetCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyTargetCountMax)).check(/*#__PURE__*/ zod.describe('Right answers that reach the target')),
  "isPrinted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Printed and marked by staff, never taken on a screen')),
  "timeLimitSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createWordTestPlanBodyTimeLimitSecondsOneMin)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyTimeLimitSecondsOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of one attempt; null for none')),
  "maxAttempts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordTestPlanBodyMaxAttemptsOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Until the target is reached; null for any number')),
  "ignoresCase": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ignoresSpaces": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "acceptsAnyMeaning": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('One of several meanings is enough')),
  "acceptsSynonyms": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
export const CreateWordTestPlanResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * What is asked and what counts as right stay once somebody has begun (409 begun); title, target, times and the number of attempts may change. 409 version-conflict.
 * @summary 단어 시험 수정
 */
export const UpdateWordTestPlanParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const updateWordTestPlanBodyStudentIdsMax = 500;
export const updateWordTestPlanBodyTitleMax = 60;
export const updateWordTestPlanBodyFromSequenceMax = 100000;
export const updateWordTestPlanBodyToSequenceMax = 100000;
export const updateWordTestPlanBodyQuestionCountMax = 100;
export const updateWordTestPlanBodyTargetCountMax = 100;
export const updateWordTestPlanBodyTimeLimitSecondsOneMin = 10;
export const updateWordTestPlanBodyTimeLimitSecondsOneMax = 7200;
export const updateWordTestPlanBodyMaxAttemptsOneMax = 50;
export const UpdateWordTestPlanBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(updateWordTestPlanBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('Those who take it, without a week; those who have begun stay')),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateWordTestPlanBodyTitleMax))),
  "fromSequence": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyFromSequenceMax))),
  "toSequence": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyToSequenceMax))),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING'])),
  "direction": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM'])),
  "questionCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyQuestionCountMax))),
  "targetCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyTargetCountMax))),
  "isPrinted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "timeLimitSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateWordTestPlanBodyTimeLimitSecondsOneMin)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyTimeLimitSecondsOneMax)),/*#__PURE__*/ zod.null()])),
  "maxAttempts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordTestPlanBodyMaxAttemptsOneMax)),/*#__PURE__*/ zod.null()])),
  "ignoresCase": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "ignoresSpaces": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "acceptsAnyMeaning": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "acceptsSynonyms": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "opensAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}).check(/*#__PURE__*/ zod.describe('What is left out stays'))
export const UpdateWordTestPlanResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Refused once somebody has begun (409 in-use).
 * @summary 단어 시험 삭제
 */
export const DeleteWordTestPlanParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const DeleteWordTestPlanResponse = /*#__PURE__*/ zod.void()

/**
 * Makes the exam of the week for this test, once, and puts finished attempts into its cells: the first into the first attempt, each later one into the next retake. What was put before stays; cells that staff wrote are not replaced. One change set. 409 no-week without a week.
 * @summary 주차 성적에 반영
 */
export const PutWordTestScoresParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const PutWordTestScoresResponse = /*#__PURE__*/ zod.strictObject({
  "examId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The exam of the week with the scores')),
  "written": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Attempts that were put into a cell now')),
  "below": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students whose scores ask for the clinic')),
  "skipped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Students who are marked absent or exempt, or left the week')),
  "changeSetId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For undoing; null when nothing was new'))
})

/**
 * Marks what was answered on screens in attempts that are over by the words as they are now. One change set, or with dryRun nothing but what would change; refused when that is not the outcome of the preview, where its plan is given (409 outcome-changed). The cell of the week that keeps a score follows, unless staff changed it.
 * @summary 단어 시험 다시 채점
 */
export const RemarkWordTestParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const remarkWordTestBodyPlanMax = 128;
export const RemarkWordTestBody = /*#__PURE__*/ zod.object({
  "dryRun": /*#__PURE__*/ zod.boolean(),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(remarkWordTestBodyPlanMax)))
})
export const RemarkWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "testId": /*#__PURE__*/ zod.uuid(),
  "studentName": /*#__PURE__*/ zod.string(),
  "attemptNumber": /*#__PURE__*/ zod.int(),
  "before": /*#__PURE__*/ zod.int(),
  "after": /*#__PURE__*/ zod.int()
})),
  "becameRight": /*#__PURE__*/ zod.int(),
  "becameWrong": /*#__PURE__*/ zod.int(),
  "words": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "prompt": /*#__PURE__*/ zod.string(),
  "before": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "after": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})),
  "undecided": /*#__PURE__*/ zod.int(),
  "printed": /*#__PURE__*/ zod.int(),
  "open": /*#__PURE__*/ zod.int(),
  "keptCells": /*#__PURE__*/ zod.int(),
  "plan": /*#__PURE__*/ zod.string(),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
}).check(/*#__PURE__*/ zod.describe('Attempts with an answer that becomes right or wrong, by name, with their right answers; words whose right answers are others now. What stays: undecided answers, none of whose choices is right now; printed attempts, which staff mark by hand; open ones; cells of the week that staff changed. The plan is a fingerprint of what changes; the change set is null with dryRun, and when nothing changes.'))

/**
 * One PDF: for each student who has an attempt left, the questions and choices in an order of their own, and on request an OMR sheet, and
 * the answers at the end. An attempt that is printed and not marked is printed again as it was. With OMR sheets the exam of the week is
 * made, once. 404 for an unknown test; 409 not-printed, nobody, no-week, not-choice.
 * @summary 단어 시험지 인쇄
 */
export const PrintWordTestsParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const printWordTestsBodyStudentIdsMax = 500;
export const PrintWordTestsBody = /*#__PURE__*/ zod.object({
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(printWordTestsBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('Those whose test is printed; without it all who take the test')),
  "answerSheets": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('With an OMR sheet for each student, which the desk of the exam reads')),
  "answers": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('With the right answers of each student on pages of their own, at the end'))
})
export const PrintWordTestsResponse = /*#__PURE__*/ zod.unknown()

/**
 * Marks a printed attempt by hand and ends it; may be done again. The cell of the week that keeps its score follows. 404 for an attempt that was not printed; 409 version-conflict.
 * @summary 종이 단어 시험 채점
 */
export const MarkWordTestParams = /*#__PURE__*/ zod.object({
  "testId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt at a word test'))
})
export const markWordTestBodyRightItemMax = 100;
export const markWordTestBodyRightMax = 100;
export const MarkWordTestBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the attempt these marks were made from; without it whatever is there')),
  "right": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(markWordTestBodyRightItemMax))).check(/*#__PURE__*/ zod.maxLength(markWordTestBodyRightMax)).check(/*#__PURE__*/ zod.describe('The numbers of the questions that were answered rightly; all others are wrong'))
})
export const MarkWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int(),
  "correct": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Right answers'))
})

/**
 * Resumes the open attempt or begins one; the server draws questions, order and wrong choices. 404 for a test of others; 409 not-yet, closed, reached, attempts-used, other-open.
 * @summary 단어 시험 시작, 이어 보기
 */
export const TakeWordTestParams = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A word test'))
})
export const TakeWordTestQueryParams = /*#__PURE__*/ zod.object({
  "after": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['RELOAD'])).check(/*#__PURE__*/ zod.describe('The page was reloaded: its last leaving does not count when it was at most 20 s ago'))
})
export const TakeWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "testId": /*#__PURE__*/ zod.uuid(),
  "planId": /*#__PURE__*/ zod.uuid(),
  "title": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING']),
  "direction": /*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']),
  "attemptNumber": /*#__PURE__*/ zod.int(),
  "questionCount": /*#__PURE__*/ zod.int(),
  "isTimed": /*#__PURE__*/ zod.boolean(),
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('By the clock of the server')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "leftCount": /*#__PURE__*/ zod.int(),
  "question": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "sequence": /*#__PURE__*/ zod.int(),
  "prompt": /*#__PURE__*/ zod.string(),
  "choices": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where one writes'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first one without an answer; null when the attempt is over'))
}).check(/*#__PURE__*/ zod.describe('An attempt as its student sees it; while it is open nothing here tells a right answer'))

/**
 * Takes the answer to a question and gives the next one. The same answer again changes nothing; another one is refused (409 answered). 409 time-over, finished.
 * @summary 단어 시험 답하기
 */
export const AnswerWordTestParams = /*#__PURE__*/ zod.object({
  "testId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt at a word test'))
})
export const answerWordTestBodySequenceMax = 100;
export const answerWordTestBodyChoiceMax = 5;
export const answerWordTestBodyAnswerMax = 200;
export const AnswerWordTestBody = /*#__PURE__*/ zod.object({
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(answerWordTestBodySequenceMax)),
  "choice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(answerWordTestBodyChoiceMax))).check(/*#__PURE__*/ zod.describe('Its place among the choices, from 1')),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerWordTestBodyAnswerMax))).check(/*#__PURE__*/ zod.describe('What was written; empty when it is not known'))
})
export const AnswerWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "testId": /*#__PURE__*/ zod.uuid(),
  "planId": /*#__PURE__*/ zod.uuid(),
  "title": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING']),
  "direction": /*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']),
  "attemptNumber": /*#__PURE__*/ zod.int(),
  "questionCount": /*#__PURE__*/ zod.int(),
  "isTimed": /*#__PURE__*/ zod.boolean(),
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('By the clock of the server')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "leftCount": /*#__PURE__*/ zod.int(),
  "question": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "sequence": /*#__PURE__*/ zod.int(),
  "prompt": /*#__PURE__*/ zod.string(),
  "choices": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where one writes'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first one without an answer; null when the attempt is over'))
}).check(/*#__PURE__*/ zod.describe('An attempt as its student sees it; while it is open nothing here tells a right answer'))

/**
 * Ends the attempt, at the end of its time at the latest; once it is over nothing changes.
 * @summary 단어 시험 마치기
 */
export const FinishWordTestParams = /*#__PURE__*/ zod.object({
  "testId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt at a word test'))
})
export const FinishWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "testId": /*#__PURE__*/ zod.uuid(),
  "planId": /*#__PURE__*/ zod.uuid(),
  "title": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING']),
  "direction": /*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']),
  "attemptNumber": /*#__PURE__*/ zod.int(),
  "questionCount": /*#__PURE__*/ zod.int(),
  "isTimed": /*#__PURE__*/ zod.boolean(),
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('By the clock of the server')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "leftCount": /*#__PURE__*/ zod.int(),
  "question": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "sequence": /*#__PURE__*/ zod.int(),
  "prompt": /*#__PURE__*/ zod.string(),
  "choices": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where one writes'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first one without an answer; null when the attempt is over'))
}).check(/*#__PURE__*/ zod.describe('An attempt as its student sees it; while it is open nothing here tells a right answer'))

/**
 * Counts that the student left the page of an open attempt; staff see it, nothing else follows.
 * @summary 화면 이탈 알리기
 */
export const LeaveWordTestParams = /*#__PURE__*/ zod.object({
  "testId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt at a word test'))
})
export const LeaveWordTestResponse = /*#__PURE__*/ zod.strictObject({
  "testId": /*#__PURE__*/ zod.uuid(),
  "planId": /*#__PURE__*/ zod.uuid(),
  "title": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['CHOICE', 'SPELLING']),
  "direction": /*#__PURE__*/ zod.enum(['TERM_TO_MEANING', 'MEANING_TO_TERM']),
  "attemptNumber": /*#__PURE__*/ zod.int(),
  "questionCount": /*#__PURE__*/ zod.int(),
  "isTimed": /*#__PURE__*/ zod.boolean(),
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('By the clock of the server')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "leftCount": /*#__PURE__*/ zod.int(),
  "question": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "sequence": /*#__PURE__*/ zod.int(),
  "prompt": /*#__PURE__*/ zod.string(),
  "choices": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where one writes'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first one without an answer; null when the attempt is over'))
}).check(/*#__PURE__*/ zod.describe('An attempt as its student sees it; while it is open nothing here tells a right answer'))
