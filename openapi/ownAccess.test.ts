// @module-tag tree
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeOperations } from './describe.ts';
import { readTable } from './table.ts';

// The owner's table holds the access of its calls. Our own have no row there: their path says who may make them, or they stand here.

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rows = new Set(readTable(read('operations.tsv')).map(({ method, path }) => `${method} ${path}`));
const described = describeOperations(JSON.parse(read('generated/openapi.json')));
const own = described.filter(({ method, path }) => !rows.has(`${method} ${path}`));

const elsewhere: Record<string, string> = {
  public: `answerSecondFactor cancelByLink consentByLink createFirstManager createInquiry openParentLink openReportLink readSecondFactorOptions renewParentLink sendSignInCode
    reserveByLink sendFamilyLink tellAbsence`,
  any: 'endSessions readAccount readSessions reopenBoardPost',
  student: 'acceptBoardAnswer followUpBoardPost',
  admin: `beginRetentionRun cancelRetentionRun changeBoardSettings changePhoneMasking changePowers changeRetentionSettings
    changeScoreSettings changeSecuritySettings changeWordSettings continueRetentionRun exportStudents readFixedSettings readSmsSender readSystem resetSecondFactor
    runJob setAlertSettings stopJob stopSms`,
};
const named = new Map(Object.entries(elsewhere).flatMap(([level, ids]) => ids.split(/\s+/).map((id) => [id, level])));

const levelOfPath = (path: string) =>
  path.startsWith('/admin/') ? 'admin' : path.startsWith('/sp/') ? 'student' : 'ta';

test.each(own.map(({ operationId, path, access }) => ({ operationId, path, access })))(
  '$operationId is for whom its path says, or for whom it is named here',
  ({ operationId, path, access }) => {
    expect(access).toBe(named.get(operationId) ?? levelOfPath(path));
  },
);

test('nothing is named here that is no call of ours', () => {
  const ids = new Set(own.map(({ operationId }) => operationId));
  expect([...named.keys()].filter((id) => !ids.has(id))).toEqual([]);
});
