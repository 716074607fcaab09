// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { Undo } from './omrSheets.ts';
import type { NoContentResponse, Undone } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type AnsweredCell = components['schemas']['AnsweredCell'];
export type AnsweredCells = components['schemas']['AnsweredCells'];
export type AnswersBatch = components['schemas']['AnswersBatch'];
export type AnswersFile = components['schemas']['AnswersFile'];
export type AnswersMode = components['schemas']['AnswersMode'];
export const AnswersMode = { PREVIEW: 'PREVIEW', COMMIT: 'COMMIT', COMMIT_PART: 'COMMIT_PART' } as const;
export type AnswersReport = components['schemas']['AnswersReport'];
export type AnswersRow = components['schemas']['AnswersRow'];
export type Batch = components['schemas']['Batch'];
export type Cell = components['schemas']['Cell'];
export type CellChange = components['schemas']['CellChange'];
export type CellLock = components['schemas']['CellLock'];
export type CellVersion = components['schemas']['CellVersion'];
export type Cells = components['schemas']['Cells'];
export type ClinicInput = components['schemas']['ClinicInput'];
export type ClinicStatus = components['schemas']['ClinicStatus'];
export const ClinicStatus = { NONE: 'NONE', REQUIRED: 'REQUIRED', RESERVED: 'RESERVED', DONE: 'DONE', EXEMPT: 'EXEMPT' } as const;
export type DeliveryInput = components['schemas']['DeliveryInput'];
export type DeliveryType = components['schemas']['DeliveryType'];
export const DeliveryType = { ONSITE: 'ONSITE', ONLINE: 'ONLINE', HOME: 'HOME' } as const;
export type GradeInput2 = components['schemas']['GradeInput-2'];
export type LockRequest = components['schemas']['LockRequest'];
export type ManualEntry = components['schemas']['ManualEntry'];
export type Memo = components['schemas']['Memo'];
export type MemoInput3 = components['schemas']['MemoInput-3'];
export type Points = components['schemas']['Points'];
export type RetakeInput = components['schemas']['RetakeInput'];
export type RetakeNumber = components['schemas']['RetakeNumber'];
export type RetakesInput = components['schemas']['RetakesInput'];
export type ScoreSettings = components['schemas']['ScoreSettings'];
export type ScoreStatus = components['schemas']['ScoreStatus'];
export const ScoreStatus = { NONE: 'NONE', TAKEN: 'TAKEN', GRADED: 'GRADED', ABSENT: 'ABSENT', EXEMPT: 'EXEMPT' } as const;
export type StatusInput2 = components['schemas']['StatusInput-2'];
export type StudentScore = components['schemas']['StudentScore'];
export type StudentScores = components['schemas']['StudentScores'];
export type Version5 = components['schemas']['Version-5'];

/**
 * An exam that fewer took gives no 등급; those of every exam follow at once.
 * @summary 등급 최소 응시 인원 정하기
 */
export const changeScoreSettings = (scoreSettings: ScoreSettings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/wl-score/settings`, { json: scoreSettings }, init);

export const useChangeScoreSettings = () =>
  useCommand(['scoreSettings', 'scores'], ({ data, init }: { data: ScoreSettings; init?: RequestInit }) => changeScoreSettings(data, init));

/**
 * `none` clears it. With a version refused with both values when somebody changed it since (409 version-conflict); without one whatever is there is replaced.
 * @summary 첫 응시 점수 입력
 */
export const setFirstValue = (scoreId: string, value: string, version5?: Version5, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/first/${scoreId}/value/${value}`, { json: version5 }, init);

export const useSetFirstValue = () =>
  useCommand(['scores'], ({ scoreId, value, data, init }: { scoreId: string; value: string; data?: Version5; init?: RequestInit }) => setFirstValue(scoreId, value, data, init));

/** 첫 응시 방식 고르기 */
export const setFirstDelivery = (scoreId: string, deliveryInput: DeliveryInput, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/first/${scoreId}/delivery-type`, { json: deliveryInput }, init);

export const useSetFirstDelivery = () =>
  useCommand(['scores'], ({ scoreId, data, init }: { scoreId: string; data: DeliveryInput; init?: RequestInit }) => setFirstDelivery(scoreId, data, init));

/** 첫 응시 메모 추가 */
export const writeFirstMemo = (scoreId: string, memoInput3: MemoInput3, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/first/${scoreId}/memo`, { json: memoInput3 }, init);

export const useWriteFirstMemo = () =>
  useCommand(['scores'], ({ scoreId, data, init }: { scoreId: string; data: MemoInput3; init?: RequestInit }) => writeFirstMemo(scoreId, data, init));

/** 첫 응시 클리닉 상태 바꾸기 */
export const setFirstClinicStatus = (scoreId: string, clinicInput: ClinicInput, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/first/${scoreId}/clinic-status`, { json: clinicInput }, init);

export const useSetFirstClinicStatus = () =>
  useCommand(['scores'], ({ scoreId, data, init }: { scoreId: string; data: ClinicInput; init?: RequestInit }) => setFirstClinicStatus(scoreId, data, init));

/**
 * `none` clears it. With a version refused with both values when somebody changed it since (409 version-conflict); without one whatever is there is replaced.
 * @summary 재시험 점수 입력
 */
export const setRetakeValue = (retakeScoreId: string, value: string, version5?: Version5, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/retake/${retakeScoreId}/value/${value}`, { json: version5 }, init);

export const useSetRetakeValue = () =>
  useCommand(['scores'], ({ retakeScoreId, value, data, init }: { retakeScoreId: string; value: string; data?: Version5; init?: RequestInit }) => setRetakeValue(retakeScoreId, value, data, init));

/** 재시험 응시 방식 고르기 */
export const setRetakeDelivery = (retakeScoreId: string, deliveryInput: DeliveryInput, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/retake/${retakeScoreId}/delivery-type`, { json: deliveryInput }, init);

export const useSetRetakeDelivery = () =>
  useCommand(['scores'], ({ retakeScoreId, data, init }: { retakeScoreId: string; data: DeliveryInput; init?: RequestInit }) => setRetakeDelivery(retakeScoreId, data, init));

/** 재시험 메모 추가 */
export const writeRetakeMemo = (retakeScoreId: string, memoInput3: MemoInput3, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/retake/${retakeScoreId}/memo`, { json: memoInput3 }, init);

export const useWriteRetakeMemo = () =>
  useCommand(['scores'], ({ retakeScoreId, data, init }: { retakeScoreId: string; data: MemoInput3; init?: RequestInit }) => writeRetakeMemo(retakeScoreId, data, init));

/** 재시험 클리닉 상태 바꾸기 */
export const setRetakeClinicStatus = (retakeScoreId: string, clinicInput: ClinicInput, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/retake/${retakeScoreId}/clinic-status`, { json: clinicInput }, init);

export const useSetRetakeClinicStatus = () =>
  useCommand(['scores'], ({ retakeScoreId, data, init }: { retakeScoreId: string; data: ClinicInput; init?: RequestInit }) => setRetakeClinicStatus(retakeScoreId, data, init));

/**
 * Only the latest of a score (409 not-latest).
 * @summary 재시험 삭제
 */
export const deleteRetake = (retakeScoreId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/wl-score/retake/${retakeScoreId}`, {}, init);

export const useDeleteRetake = () =>
  useCommand(['scores'], ({ retakeScoreId, init }: { retakeScoreId: string; init?: RequestInit }) => deleteRetake(retakeScoreId, init));

/**
 * Of an exam that was given (409 not-given).
 * @summary 재시험 추가
 */
export const addRetake = (scoreId: string, retakeInput?: RetakeInput, init?: RequestInit) =>
  call<Cell>('POST', `/wl-score/${scoreId}/retake`, { json: retakeInput }, init);

export const useAddRetake = () =>
  useCommand(['scores'], ({ scoreId, data, init }: { scoreId: string; data?: RetakeInput; init?: RequestInit }) => addRetake(scoreId, data, init));

/**
 * The next retake of each score as one change set, all or none: 404 for an unknown score, 409 not-given for one who did not sit the exam.
 * @summary 여러 명의 재시험 추가
 */
export const addRetakes = (retakesInput: RetakesInput, init?: RequestInit) =>
  call<Cells>('POST', `/wl-score/retakes`, { json: retakesInput }, init);

export const useAddRetakes = () =>
  useCommand(['scores'], ({ data, init }: { data: RetakesInput; init?: RequestInit }) => addRetakes(data, init));

/**
 * Takes back what one addRetakes or one upload of answers changed. 403 not-own for a colleague's, unless a manager asks. 404 when the change set is none, 409 changed-since when somebody changed one of its scores, not-latest when a later retake stands behind one.
 * @summary 재시험 추가나 엑셀로 넣은 답 되돌리기
 */
export const undoScores = (undo: Undo, init?: RequestInit) =>
  call<Undone>('POST', `/wl-score/undo`, { json: undo }, init);

export const useUndoScores = () =>
  useCommand(['scores'], ({ data, init }: { data: Undo; init?: RequestInit }) => undoScores(data, init));

/**
 * The value follows from the answers and the key. Refused while a question has no key (409 answers-missing).
 * @summary 문항별 답 입력
 */
export const enterAnswers = (manualEntry: ManualEntry, init?: RequestInit) =>
  call<Cell>('POST', `/wl-score/manual-entry`, { json: manualEntry }, init);

export const useEnterAnswers = () =>
  useCommand(['scores'], ({ data, init }: { data: ManualEntry; init?: RequestInit }) => enterAnswers(data, init));

/**
 * A courtesy of 30 seconds, renewed while editing; the version decides. 409 locked names who is there.
 * @summary 칸 편집 알리기
 */
export const requestCellLock = (lockRequest: LockRequest, init?: RequestInit) =>
  call<CellLock>('POST', `/wl-score/cell-lock/request`, { json: lockRequest }, init);

export const useRequestCellLock = () =>
  useCommand([], ({ data, init }: { data: LockRequest; init?: RequestInit }) => requestCellLock(data, init));

/** 칸 편집 끝내기 */
export const releaseCellLock = (lockRequest: LockRequest, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/wl-score/cell-lock/release`, { json: lockRequest }, init);

export const useReleaseCellLock = () =>
  useCommand([], ({ data, init }: { data: LockRequest; init?: RequestInit }) => releaseCellLock(data, init));

/**
 * ABSENT and EXEMPT clear the value of the first attempt.
 * @summary 응시 상태 바꾸기
 */
export const setScoreStatus = (scoreId: string, statusInput2: StatusInput2, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/${scoreId}/status`, { json: statusInput2 }, init);

export const useSetScoreStatus = () =>
  useCommand(['scores'], ({ scoreId, data, init }: { scoreId: string; data: StatusInput2; init?: RequestInit }) => setScoreStatus(scoreId, data, init));

/** 등급 바꾸기 */
export const setScoreGrade = (scoreId: string, attemptType: 'FIRST' | 'RETAKE', gradeInput2: GradeInput2, init?: RequestInit) =>
  call<Cell>('PATCH', `/wl-score/${scoreId}/grade/${attemptType}`, { json: gradeInput2 }, init);

export const useSetScoreGrade = () =>
  useCommand(['scores'], ({ scoreId, attemptType, data, init }: { scoreId: string; attemptType: 'FIRST' | 'RETAKE'; data: GradeInput2; init?: RequestInit }) => setScoreGrade(scoreId, attemptType, data, init));

/**
 * All of them are changed or none: a paste, a bulk edit. Statuses are set before values.
 * @summary 여러 칸 바꾸기
 */
export const changeScores = (batch: Batch, init?: RequestInit) =>
  call<Cells>('PUT', `/wl-score/batch-update-score-or-status`, { json: batch }, init);

export const useChangeScores = () =>
  useCommand(['scores'], ({ data, init }: { data: Batch; init?: RequestInit }) => changeScores(data, init));

/** 주차에서 점수 입력 */
export const setStudentScore = (lectureId: string, weeklyLectureId: string, studentScore: StudentScore, init?: RequestInit) =>
  call<Cell>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-score`, { json: studentScore }, init);

export const useSetStudentScore = () =>
  useCommand(['scores'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: StudentScore; init?: RequestInit }) => setStudentScore(lectureId, weeklyLectureId, data, init));

/** 주차에서 학생의 점수들 입력 */
export const setStudentScores = (lectureId: string, weeklyLectureId: string, studentScores: StudentScores, init?: RequestInit) =>
  call<Cells>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-score-v2`, { json: studentScores }, init);

export const useSetStudentScores = () =>
  useCommand(['scores'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: StudentScores; init?: RequestInit }) => setStudentScores(lectureId, weeklyLectureId, data, init));

/** 주차에서 성적 메모 추가 */
export const writeScoreMemo = (lectureId: string, weeklyLectureId: string, scoreId: string, memoInput3: MemoInput3, init?: RequestInit) =>
  call<Cell>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/score-memo/${scoreId}`, { json: memoInput3 }, init);

export const useWriteScoreMemo = () =>
  useCommand(['scores'], ({ lectureId, weeklyLectureId, scoreId, data, init }: { lectureId: string; weeklyLectureId: string; scoreId: string; data: MemoInput3; init?: RequestInit }) => writeScoreMemo(lectureId, weeklyLectureId, scoreId, data, init));

/** 주차에서 클리닉 상태 바꾸기 */
export const setScoreClinicStatus = (lectureId: string, weeklyLectureId: string, scoreId: string, clinicInput: ClinicInput, init?: RequestInit) =>
  call<Cell>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/score-clinic-status/${scoreId}`, { json: clinicInput }, init);

export const useSetScoreClinicStatus = () =>
  useCommand(['scores'], ({ lectureId, weeklyLectureId, scoreId, data, init }: { lectureId: string; weeklyLectureId: string; scoreId: string; data: ClinicInput; init?: RequestInit }) => setScoreClinicStatus(lectureId, weeklyLectureId, scoreId, data, init));

/**
 * Of first attempts, all or none; a question that is left out keeps its answer. The value follows from the answers and the key once the last
 * question has one. Refused with both answers when somebody changed one of these since (409 version-conflict), for an absent or exempt student
 * (409 absent), over a value without answers (409 value-by-hand), and while a question has no key (409 answers-missing).
 * @summary 학생들의 답을 문항마다 바꾸기
 */
export const changeAnswers = (examId: string, answersBatch: AnswersBatch, init?: RequestInit) =>
  call<AnsweredCells>('PUT', `/wl-exam/${examId}/student-answers`, { json: answersBatch }, init);

export const useChangeAnswers = () =>
  useCommand(['scores'], ({ examId, data, init }: { examId: string; data: AnswersBatch; init?: RequestInit }) => changeAnswers(examId, data, init));

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 답 엑셀 업로드
 */
export const uploadExamAnswers = (examId: string, answersFile: AnswersFile, init?: RequestInit) =>
  call<AnswersReport>('POST', `/wl-exam/${examId}/upload-answers-excel`, { form: answersFile }, init);

export const useUploadExamAnswers = () =>
  useCommand(['scores'], ({ examId, data, init }: { examId: string; data: AnswersFile; init?: RequestInit }) => uploadExamAnswers(examId, data, init));

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 재시험 답 엑셀 업로드
 */
export const uploadRetakeAnswers = (retakeId: string, answersFile: AnswersFile, init?: RequestInit) =>
  call<AnswersReport>('POST', `/wle-retake/${retakeId}/upload-answers-excel`, { form: answersFile }, init);

export const useUploadRetakeAnswers = () =>
  useCommand(['scores'], ({ retakeId, data, init }: { retakeId: string; data: AnswersFile; init?: RequestInit }) => uploadRetakeAnswers(retakeId, data, init));
