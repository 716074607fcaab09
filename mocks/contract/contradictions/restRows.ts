import type { AnsweredObject } from './answeredObjects.ts';
import type { OperationId } from '#openapi/generated/operations.ts';

/** Whose rows an operation answers, and where: `$` is the answer. Figures and constraints of that type hold of them. */
const restRows: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  addClinicParticipants: { '$.bookings': 'clinicParticipants' },
  arriveClinicParticipant: { '$.booking': 'clinicParticipants' },
  assignClinicTa: { '$.bookings': 'clinicParticipants' },
  changeClinicParticipantTime: { '$.booking': 'clinicParticipants' },
  changeScores: { '$.cells': 'scoreAttempts' },
  changeWorkRecords: { '$.changed': 'workRecords' },
  countClinicTaAssignments: { '$.counts': 'clinicTaDays' },
  createClinicSlot: { '$.slot': 'clinicSlots' },
  createWorkRecord: { $: 'workRecords' },
  departClinicParticipant: { '$.booking': 'clinicParticipants' },
  hurryClinicParticipant: { '$.booking': 'clinicParticipants' },
  listClinicSlots: { '$.slots': 'clinicSlots clinicSlotLoads' },
  listWorkRecords: { '$.records': 'workRecords' },
  moveClinicParticipant: { '$.booking': 'clinicParticipants' },
  openParentLink: { '$.card.statistics': 'examStatistics', '$.card.rank': 'scoreRanks', '$.card.items': 'reportItems' },
  openReportLink: { '$.statistics': 'examStatistics', '$.rank': 'scoreRanks', '$.items': 'reportItems' },
  punchIn: { $: 'workRecords' },
  punchOut: { $: 'workRecords' },
  punchWork: { $: 'workRecords' },
  readClinicDailyStatus: { '$.days': 'clinicDays' },
  readMyClaims: { '$.claims': 'expenseClaims' },
  readMyPay: { '$.months': 'payMonths' },
  readOmrDesk: { '$.ledger': 'omrLedgers' },
  readPayroll: { '$.rows': 'payRegister' },
  readVideoProgress: { $: 'videoViewings' },
  removeClinicParticipant: { '$.booking': 'clinicParticipants' },
  reportVideoProgress: { $: 'videoViewings' },
  updateClinicSlot: { '$.slot': 'clinicSlots' },
  updateWorkRecord: { $: 'workRecords' },
  writeClinicMemo: { '$.booking': 'clinicParticipants' },
};

/** The rows of an operation's answer. */
export async function restObjects(operationId: OperationId, response: Response): Promise<AnsweredObject[]> {
  const places = Object.entries(restRows[operationId] ?? {});
  if (!response.ok || places.length === 0) return [];
  const answer: unknown = await response.json();
  return places.flatMap(([place, types]) =>
    [at(answer, place)].flat().flatMap((row) => types.split(' ').flatMap((type) => objectOf(type, row, place))),
  );
}

function at(answer: unknown, place: string): unknown {
  const steps = place.split('.').slice(1);
  return steps.reduce<unknown>((of, step) => (of as Record<string, unknown> | null)?.[step], answer);
}

function objectOf(type: string, row: unknown, path: string): AnsweredObject[] {
  if (typeof row !== 'object' || row === null) return [];
  return [{ type, fields: new Map(Object.entries(row)), related: new Set(), path }];
}
