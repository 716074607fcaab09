import { columnWords } from '../../../hasura/generated/columnWords.ts';
import type { KindName } from '../../../hasura/personal/kinds.ts';
import { kindOf } from '../../../hasura/personal/tables.ts';
import { camelCase } from '../../../hasura/camelCase.ts';

/** Fields of answers of the contract that tell of a person, by kind, where no column of the name says it. `operation.field` where one operation means something else by the name. */
const fields: Readonly<Partial<Record<KindName, string>>> = {
  identity: `findCandidates.grade findEnrollees.grade importStudents.grade name names personName student studentName students taInfo taName
    accountName who couldBe`,
  contact: 'phone phoneEnd senderNumbers variables',
  learning: `after attendance before blank cell cells choices correct correctRate coveredSeconds difficulty lapses lastPositionSeconds
    learningSteps mark mean grade percent points prompt rank reps scheduledDays scoreVersion sheet sheets stability
    statistics status question below belowCount becameRight becameWrong counselType followUp`,
  counsel: 'authorName body excerpt lockReason memo reason remark rejectReason',
  consent: 'consents withoutConsent',
  messages: 'previewSms.body told notified queued numbers withoutPhone',
  files: 'listDownloads.name readMyClaims.name captionsUrl etag image jpeg posterUrl receiptNumber url uploadId',
  pay: `amount description hourlyWage payDay refId wholeDays workedDays approveWorkCorrection.memo changeWorkRecords.memo createWorkRecord.memo listWorkRecords.memo punchIn.memo punchOut.memo punchWork.memo updateWorkRecord.memo`,
  secrets: `createCalendarLink.url createParentLink.url createReportLinks.url accessToken auth passkey recoveryCodes recoveryCodesLeft secret temporaryPassword uri`,
  traces: 'actorName actorRole changedBy device errorId ip tableName',
};

/** Fields that tell of nobody: texts, and what another operation tells of a person by the same name. */
const ofNobody = `readPushSettings.publicKey publicKey readSmsSender.reason readWageTypes.name updateLecture.name countClinicTaAssignments.minutes (whole) at changedCount code column contentType day detail dueAt endsAt examName field fromMonth header id ignored joined kept kind label
  lecture lectureName left letter message month notes notice open placeInWeek plan quietFrom quietTo startsAt tags
  term title unread variable version week`;

const words = (text: string) => text.split(/\s+/);
const kinds = new Map(
  Object.entries(fields).flatMap(([kind, names]) => words(names).map((name) => [name, kind as KindName] as const)),
);
const nobodys = new Set(words(ofNobody));

/** What the columns of a name are in all tables: one kind, `null` for nobody's. */
const columnKinds = new Map<string, Set<KindName | null>>();
for (const [table, { columns }] of Object.entries(columnWords)) {
  for (const column of Object.keys(columns)) {
    const field = camelCase(column);
    columnKinds.set(field, (columnKinds.get(field) ?? new Set()).add(kindOf(table, column) ?? null));
  }
}

/** The kind of the columns of this name, `null` for nobody's; undefined where there are none, or of several kinds. */
export function columnKind(field: string): KindName | null | undefined {
  const [kind, ...others] = columnKinds.get(field) ?? [];
  return others.length === 0 ? kind : undefined;
}

/** All fields that are named here. */
export const namedAnswers: readonly string[] = [...kinds.keys(), ...nobodys];

/** The kind of a field of an answer; undefined where it tells of nobody. @throws where it is a text and nobody has said yet */
export function answerKind(operation: string, field: string, isText: boolean): KindName | undefined {
  const own = `${operation}.${field}`;
  if (nobodys.has(own)) return undefined;
  const kind = kinds.get(own) ?? kinds.get(field) ?? (nobodys.has(field) ? null : columnKind(field));
  if (kind === undefined && isText) {
    throw new Error(`.ci/generate/personal/answers.ts does not say what ${field} of ${operation} tells, and of whom`);
  }
  return kind ?? undefined;
}
