import { columnWords } from '../../../hasura/generated/columnWords.ts';
import { operations } from '../../../openapi/generated/operations.ts';
import type { KindName } from '../../../hasura/personal/kinds.ts';
import { kindOf } from '../../../hasura/personal/tables.ts';
import { camelCase } from '../../../hasura/camelCase.ts';

/** Fields of answers of the contract that tell of a person, by kind, where no column of the name says it. `operation.field` where one operation means something else by the name. */
const fields: Readonly<Partial<Record<KindName, string>>> = {
  identity: `findCandidates.grade findEnrollees.grade name names personName student studentName students taInfo taName
    accountName who couldBe`,
  contact: 'phone phoneEnd senderNumbers variables',
  learning: `after attendance before blank cell cells choices correct correctRate coveredSeconds difficulty lapses lastPositionSeconds
    learningSteps mark mean grade percent points prompt rank reps scheduledDays scoreVersion sheet sheets stability
    statistics status question below belowCount becameRight becameWrong counselType followUp`,
  counsel: 'authorName body excerpt lockReason memo reason remark rejectReason',
  consent: 'consents withoutConsent',
  messages: 'told notified queued numbers withoutPhone',
  files: 'openVideo.url readMyClaims.name captionsUrl etag image jpeg posterUrl receiptNumber url uploadId',
  pay: `amount description hourlyWage payDay refId wholeDays workedDays`,
  secrets: `createCalendarLink.url createParentLink.url createReportLinks.url accessToken auth passkey recoveryCodes recoveryCodesLeft secret temporaryPassword uri`,
  traces: 'actorName actorRole changedBy device errorId ip tableName',
};

/** Fields that tell of nobody: texts, and what another operation tells of a person by the same name. */
const ofNobody = `importLectures.key importLectures.sheet importLectures.lessons readPushSettings.publicKey publicKey readSmsSender.reason readWageTypes.name updateLecture.name countClinicTaAssignments.minutes (whole) at changedCount code column contentType day detail dueAt endsAt examName field fromMonth header id ignored joined kept kind label
  lecture lectureName left letter message month notes notice open placeInWeek plan quietFrom quietTo startsAt tags
  term title unread variable version week`;

const words = (text: string) => text.split(/\s+/);
const named = new Map<string, KindName | null>([
  ...Object.entries(fields).flatMap(([kind, names]) => words(names).map((name) => [name, kind as KindName] as const)),
  ...words(ofNobody).map((name) => [name, null] as const),
]);

/** All fields that are named here. */
export const namedAnswers: readonly string[] = [...named.keys()];

const columns = Object.entries(columnWords).flatMap(([table, given]) =>
  Object.keys(given.columns).map((column) => ({
    table: camelCase(table),
    field: camelCase(column),
    kind: kindOf(table, column) ?? null,
  })),
);
const slices = new Map<string, string>(Object.entries(operations).map(([id, { tag }]) => [id, tag]));

/** The kind of the column of this name in the table of the operation's slice, `null` for nobody's; undefined without one. */
export const sliceKind = (operation: string, field: string): KindName | null | undefined =>
  columns.find((column) => column.table === slices.get(operation) && column.field === field)?.kind;

/** The kind of the columns of this name in all tables, `null` for nobody's; undefined where there are none, or of several kinds. */
export function columnKind(field: string): KindName | null | undefined {
  const [kind, ...others] = new Set(columns.filter((column) => column.field === field).map((column) => column.kind));
  return others.length === 0 ? kind : undefined;
}

/** The kind of a field of an answer; undefined where it tells of nobody. @throws where it is a text and nobody has said yet */
export function answerKind(operation: string, field: string, isText: boolean): KindName | undefined {
  const kind = [
    named.get(`${operation}.${field}`),
    sliceKind(operation, field),
    named.get(field),
    columnKind(field),
  ].find((one) => one !== undefined);
  if (kind === undefined && isText) {
    throw new Error(`.ci/generate/personal/answers.ts does not say what ${field} of ${operation} tells, and of whom`);
  }
  return kind ?? undefined;
}
