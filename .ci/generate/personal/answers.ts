import type { KindName } from '../../../hasura/personal/kinds.ts';

/** Fields of answers of the contract that tell of a person, by kind. `operation.field` where one operation means something else by the name. */
const fields: Readonly<Partial<Record<KindName, string>>> = {
  identity: `findCandidates.grade findEnrollees.grade importStudents.grade loginId name names personName school student studentName studentNumber students taInfo taName
    accountName who couldBe`,
  contact: 'phone phoneEnd senderNumbers variables',
  guardian: 'parentName parentPhone',
  learning: `after attendance before blank cell cells choices correct correctRate coveredSeconds difficulty lapses lastPositionSeconds
    learningSteps mark marks mean grade percent percentile points prompt rank reps retakeNumber scheduledDays scoreVersion sheet sheets stability
    statistics status value question below belowCount becameRight becameWrong clinicStatus counselType followUp`,
  counsel: 'authorName body excerpt lockReason memo reason remark rejectReason',
  consent: 'consents withoutConsent',
  messages: 'previewSms.body told notified queued numbers withoutPhone',
  files:
    'listDownloads.name readMyClaims.name captionsUrl etag fileName image jpeg posterUrl receiptNumber url uploadId',
  pay: `accountNumber amount bank claimed custom description earned hourly hourlyWage monthlyWageType net payDay payMonth refId salary spentOn
    weeklyHoliday wholeDays withheld workedDays minutes approveWorkCorrection.memo changeWorkRecords.memo createWorkRecord.memo listWorkRecords.memo punchIn.memo punchOut.memo punchWork.memo updateWorkRecord.memo`,
  secrets: `createCalendarLink.url createParentLink.url createReportLinks.url accessToken auth passkey recoveryCodes recoveryCodesLeft secret temporaryPassword uri`,
  traces: 'actorName actorRole changedBy device errorId ip tableName',
};

/** Fields that tell of nobody: texts, and what another operation tells of a person by the same name. */
const ofNobody = `readPushSettings.publicKey publicKey readSmsSender.reason readWageTypes.name updateLecture.name countClinicTaAssignments.minutes (whole) at closingTime code column contentType day detail dueAt endsAt examName field fromMonth header id ignored joined kept kind label
  lecture lectureName left letter meaning message month note notes notice open opensAt placeInWeek plan quietFrom quietTo room specialName startsAt tags
  teacherName term title unit unread variable version week`;

const words = (text: string) => text.split(/\s+/);
const kinds = new Map(
  Object.entries(fields).flatMap(([kind, names]) => words(names).map((name) => [name, kind as KindName] as const)),
);
const nobodys = new Set(words(ofNobody));

/** All fields that are named here. */
export const namedAnswers: readonly string[] = [...kinds.keys(), ...nobodys];

/** The kind of a field of an answer; undefined where it tells of nobody. @throws where it is a text and nobody has said yet */
export function answerKind(operation: string, field: string, isText: boolean): KindName | undefined {
  const own = `${operation}.${field}`;
  if (nobodys.has(own)) return undefined;
  const kind = kinds.get(own) ?? kinds.get(field);
  if (kind === undefined && isText && !nobodys.has(field)) {
    throw new Error(`.ci/generate/personal/answers.ts does not say what ${field} of ${operation} tells, and of whom`);
  }
  return kind;
}
