import type { SmsRequest, SmsSource } from '#client/generated/rest/smsMessages.ts';
import { addDays, instantInSeoul, timeInSeoul, todayInSeoul } from '#ui-kit';
import { LMS_BYTES, measureText } from '#ui-kit/format/text/eucKr.ts';
import { serverClock } from '#client/live/serverClock.ts';

/** How the recipients are found: chosen by hand, or by the server. */
export type ComposeKind = 'HAND' | SmsSource['kind'];

/** The form of a text. */
export interface ComposeForm {
  kind: ComposeKind;
  studentIds: string[];
  lectureId: string | null;
  weekId: string | null;
  examId: string | null;
  tagId: string | null;
  attendanceTypeId: string | null;
  scores: 'BELOW' | 'RANGE';
  minScore: number | null;
  maxScore: number | null;
  addressee: SmsRequest['addressee'];
  isAdvertisement: boolean;
  body: string;
  /** The template that the words came from. */
  templateId: string | null;
  pictureId: string | null;
  /** A picture was chosen and is not at the server yet. */
  isPictureComing: boolean;
  when: 'NOW' | 'LATER';
  day: string | null;
  time: string | null;
}

/** An unfilled form for these students, or for whomever will be chosen. */
export const emptyCompose: ComposeForm = {
  kind: 'HAND',
  studentIds: [],
  lectureId: null,
  weekId: null,
  examId: null,
  tagId: null,
  attendanceTypeId: null,
  scores: 'BELOW',
  minScore: null,
  maxScore: null,
  addressee: 'STUDENT',
  isAdvertisement: false,
  body: '',
  templateId: null,
  pictureId: null,
  isPictureComing: false,
  when: 'NOW',
  day: null,
  time: null,
};

/** What the server is asked for; null while the recipients are not chosen. */
export function requestOf(form: ComposeForm): SmsRequest | null {
  const { addressee, isAdvertisement, studentIds, kind } = form;
  const request: SmsRequest = { addressee, isAdvertisement, body: form.body };
  const scheduledAt = whenOf(form);
  if (scheduledAt !== undefined) request.scheduledAt = scheduledAt;
  if (form.templateId !== null) request.templateId = form.templateId;
  if (form.pictureId !== null) request.pictureId = form.pictureId;
  if (kind === 'HAND') return studentIds.length === 0 ? null : { ...request, studentIds };
  const source = sourceOf(form);
  return source && { ...request, source };
}

function sourceOf(form: ComposeForm): SmsSource | null {
  const { kind, lectureId, weekId, examId, tagId, attendanceTypeId, minScore, maxScore } = form;
  if (kind === 'TAG') return tagId === null ? null : { kind, id: tagId };
  if (kind === 'LECTURE' || kind === 'WITHOUT_BOOKING') return lectureId === null ? null : { kind, id: lectureId };
  if (kind === 'WEEK') return weekId === null ? null : { kind, id: weekId };
  if (kind === 'ATTENDANCE') {
    return weekId === null || attendanceTypeId === null
      ? null
      : { kind, id: weekId, attendanceTypeIds: [attendanceTypeId] };
  }
  if (examId === null) return null;
  const source: SmsSource = { kind: 'SCORE', id: examId };
  if (form.scores === 'BELOW') source.belowCutline = true;
  else {
    if (minScore !== null && minScore >= 0) source.minScore = minScore;
    if (maxScore !== null && maxScore >= 0) source.maxScore = maxScore;
  }
  return source;
}

/** When it goes out; undefined for at once, and while the time is not typed whole. */
export const whenOf = ({ when, day, time }: Pick<ComposeForm, 'when' | 'day' | 'time'>): string | undefined =>
  when === 'LATER' && day !== null && time !== null ? new Date(instantInSeoul(day, time)).toISOString() : undefined;

/** The next eight in the morning, when texts may go out again. */
export function nextMorning(now: Date = serverClock.now()): { day: string; time: string } {
  const today = todayInSeoul(now);
  return { day: timeInSeoul(now) < '08:00' ? today : addDays(today, 1), time: '08:00' };
}

/** What keeps a text from being sent, as far as the form knows. */
export function problemOf(form: ComposeForm): { field: keyof ComposeForm; message: string } | undefined {
  const body = form.body.trim();
  const { bytes, unsendable } = measureText(body);
  if (requestOf(form) === null) return { field: 'kind', message: '받는 사람을 골라 주세요.' };
  if (body === '') return { field: 'body', message: '내용을 적어 주세요.' };
  if (unsendable.length > 0) {
    return { field: 'body', message: `문자로 보낼 수 없는 글자가 있습니다: ${unsendable.join(' ')}` };
  }
  if (bytes > LMS_BYTES) {
    const most = LMS_BYTES.toLocaleString('ko');
    return { field: 'body', message: `${most}바이트까지 보낼 수 있습니다. 내용을 줄여 주세요.` };
  }
  if (form.isPictureComing) return { field: 'pictureId', message: '사진을 올리고 있습니다. 잠시 뒤에 보내 주세요.' };
  if (form.when === 'LATER' && whenOf(form) === undefined)
    return { field: 'day', message: '보낼 날짜와 시각을 적어 주세요.' };
  return undefined;
}
