import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSetKinds, type ChangeSetKind } from '../_protocol/changes/changeSets.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** Why what a kind of change set writes into a grid is not in the stack of that grid. Other kinds write into none. */
const elsewhere: Record<string, readonly ChangeSetKind[]> = {
  'is an undo of what is in it, or does it again': [
    'ATTENDANCE_UNDO',
    'ATTENDANCE_REDO',
    'SCORES_UNDO',
    'SCORES_REDO',
    'WORK_UNDO',
    'WORK_REDO',
  ],
  'is done by the academy itself, and undone in a note above the grid': ['ATTENDANCE_AUTO'],
  'adds and removes rows, which its screen undoes': [
    'PARTICIPANTS_ADD',
    'PARTICIPANTS_ADD_FOLLOWING',
    'PARTICIPANTS_REMOVE',
  ],
  'changes a key or reads a sheet, and is undone where that is done': [
    'REGRADE',
    'REGRADE_UNDO',
    'OMR_DELETE',
    'OMR_GRADE',
    'OMR_SHEET_DELETE',
    'OMR_SHEET_GRADE',
    'OMR_SHEET_REJECT',
    'OMR_UNDO',
  ],
  'is decided once, and told': ['WORK_APPROVE', 'SUBMISSION_RETURN'],
  'is the mark of a word test, which keeps its own score': ['WORD_TEST_MARK', 'WORD_TEST_REMARK', 'WORD_TEST_UPDATE'],
};

it('has every kind that writes into a grid, or a reason why not', async () => {
  const inStack = await api.deps.db.sql.query<{ kind: ChangeSetKind }>(
    'select kind from unnest($1::text[]) as kind where is_grid_kind(kind)',
    [changeSetKinds],
  );
  const writes =
    /^(ATTENDANCE|SCORES|STUDENT_SCORES|ANSWERS|RETAKES|REGRADE|OMR|WORD_TEST|WORK|PARTICIPANTS|SUBMISSION_RETURN)/;
  const expected = changeSetKinds.filter((kind) => writes.test(kind) && kind !== 'OMR_SHEET_MEMO');
  expect([...inStack.map(({ kind }) => kind), ...Object.values(elsewhere).flat()].toSorted()).toEqual(
    expected.toSorted(),
  );
});
