import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { changeSetKinds } from '../_protocol/changes/changeSets.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, attendanceTypes, participantsOf, unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const undo = (id: string) => api.call('POST', `/admin/audit/${id}/undo`, { as: 'admin' });
const newest = async (where = '{}') =>
  (
    await api.gql(
      `{ auditEntries(where: ${where}, order_by: [{ id: desc }], limit: 1) {
        id actorName ip kind action tableName personName before after changeSetId isUndoable } }`,
      { as: 'admin' },
    )
  ).body.data.auditEntries[0];

describe('the list', () => {
  it('says who, from where, about whom, and what', async () => {
    const path = `/students/${students.minsu.id}` as const;
    await api.call('PUT', path, { as: 'ta', body: { name: '김민수', school: '새봄고' } });
    expect(await newest('{ tableName: { _eq: "students" } }')).toMatchObject({
      actorName: staff.ta.name,
      ip: '192.0.2.1',
      kind: 'STUDENT_UPDATE',
      action: 'UPDATE',
      personName: '김민수',
      isUndoable: true,
      after: { school: '새봄고' },
    });
  });

  it('keeps the address of what GraphQL writes', async () => {
    const made = `mutation { insert_wordDecks_one(object: { title: "수능 영단어" }) { id } }`;
    expect((await api.gql(made, { as: 'admin' })).body.errors).toBeUndefined();
    expect(await newest('{ tableName: { _eq: "word_decks" } }')).toMatchObject({
      ip: '192.0.2.1',
      actorName: staff.admin.name,
    });
  });

  it('knows of every kind that can be undone', async () => {
    const asked = await api.deps.db.sql.query<{ kind: string }>(
      'select kind from unnest($1::text[]) as kind where is_undoable_kind(kind)',
      [changeSetKinds],
    );
    expect(asked.length).toBe(16);
  });
});

describe('an act', () => {
  const acts = async (where: string) =>
    (
      await api.gql(
        `{ auditEntries(where: ${where}, order_by: [{ id: desc }]) { actId actRows tableName kind }
          auditEntries_aggregate(where: ${where}, limit: 2000) { aggregate { count } } }`,
        { as: 'admin' },
      )
    ).body.data;

  it('is one row of the list, however many it changed, and is found by each table of them', async () => {
    await addWeek(api, 64);
    const list = await acts('{ isFirst: { _eq: true } }');
    const of: string[] = list.auditEntries.map(({ actId }: { actId: string }) => actId);
    expect(new Set(of).size).toBe(of.length);
    expect(list.auditEntries_aggregate.aggregate.count).toBe(of.length);
    const { actId, actRows } = list.auditEntries.find((one: { actRows: string }) => Number(one.actRows) > 2);
    const rows = (await acts(`{ actId: { _eq: "${actId}" } }`)).auditEntries;
    expect(rows).toHaveLength(Number(actRows));
    for (const table of new Set<string>(rows.map(({ tableName }: { tableName: string }) => tableName))) {
      const found = await acts(`{ isFirstOfTable: { _eq: true }, tableName: { _eq: "${table}" } }`);
      expect(found.auditEntries.filter((one: { actId: string }) => one.actId === actId)).toHaveLength(1);
    }
  });

  it('without a change set is its request; a change outside of both stands alone', async () => {
    const { sql } = api.deps.db;
    const write = (request: string | null, name: string) =>
      sql.query(`insert into audit_log (request_id, action, table_name, row_id) values ($1, 'INSERT', 'tags', $2)`, [
        request,
        name,
      ]);
    for (const request of ['r1', 'r1', 'r2', null, null, '', '']) await write(request, 'acts');
    const sizes = await sql.query<{ act_rows: string }>(
      `select act_rows from audit_entries where row_id = 'acts' and is_first order by act_rows`,
    );
    expect(sizes.map((one) => one.act_rows)).toEqual(['1', '1', '1', '1', '1', '2']);
  });
});

describe('undoChange', () => {
  it('answers 404 for an action that is not there', async () => {
    for (const id of [unknownId, 'none']) expect((await undo(id)).status).toBe(404);
  });

  it('refuses an action without an undo', async () => {
    await api.call('PUT', `/admin/ta/${staff.ta.id}/wage-types`, { as: 'admin', body: { wageTypeIds: [] } });
    const { changeSetId } = await newest('{ tableName: { _eq: "ta_wage_types" } }');
    expect((await undo(changeSetId)).status).toBe(404);
  });

  it('restores a record, once, and not what somebody changed since', async () => {
    const { id } = (await api.call('POST', '/tag', { as: 'admin', body: { name: '처음', color: '#0e7490' } })).body;
    const name = async () =>
      (await api.gql('query ($id: uuid!) { tags_by_pk(id: $id) { name } }', { as: 'admin', variables: { id } })).body
        .data.tags_by_pk.name;
    const rename = (as: 'ta' | 'admin', to: string) =>
      api.call('PUT', `/tag/${id}`, { as, body: { name: to, color: '#0e7490' } });
    await rename('ta', '바꾼 것');
    const { changeSetId } = await newest('{ tableName: { _eq: "tags" } }');
    await rename('admin', '다시 바꾼 것');
    const refused = await undo(changeSetId);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-since']);
    await rename('ta', '바꾼 것');
    const last = await newest('{ tableName: { _eq: "tags" } }');
    expect((await undo(last.changeSetId)).status).toBe(200);
    expect(await name()).toBe('다시 바꾼 것');
    expect(await newest('{ tableName: { _eq: "tags" } }')).toMatchObject({
      kind: 'CHANGE_UNDO',
      actorName: staff.admin.name,
      isUndoable: false,
    });
    expect((await undo(last.changeSetId)).status).toBe(409);
  });

  it('restores attendance in the way of attendance', async () => {
    const types = await attendanceTypes(api);
    const { id, path, participants } = await addWeek(api, 71);
    const { studentId = '' } = participants[0] ?? {};
    const done = await api.call('PUT', `${path}/attendance/${studentId}/${types['출석']}`, {
      as: 'ta',
    });
    expect(done.status).toBe(200);
    const { changeSetId } = await newest('{ kind: { _eq: "ATTENDANCE_MARK" } }');
    expect((await undo(changeSetId)).status).toBe(200);
    expect((await participantsOf(api, id)).find((one) => one.studentId === studentId)?.attendanceTypeId).toBeNull();
    expect(await newest('{ tableName: { _eq: "participants" } }')).toMatchObject({ kind: 'ATTENDANCE_UNDO' });
  });
});

describe('exportAudit', () => {
  const send = (body: Sent<'exportAudit'>) => api.call('POST', '/admin/audit/export', { as: 'admin', body });

  it('needs a purpose and a filter that finds something', async () => {
    const wrong = [
      {},
      { purpose: '', filter: {} },
      { purpose: '점검', filter: { from: 'today' } },
      { purpose: '점검', filter: { tableName: 'x;' } },
      'x',
    ];
    for (const one of wrong) expect((await send(unfit(one))).status, JSON.stringify(one)).toBe(400);
    expect((await send({ purpose: '점검', filter: { actorId: unknownId } })).body.code).toBe('nothing-found');
  });

  it('takes what the filter says, and is kept', async () => {
    const { status, body } = await send({
      purpose: '월별 점검',
      filter: { actorId: staff.ta.id, tableName: 'students' },
    });
    expect(status).toBe(200);
    expect(body.entries.length).toBeGreaterThan(0);
    for (const entry of body.entries) expect(entry).toMatchObject({ actorName: staff.ta.name, tableName: 'students' });
    const kept = await api.deps.db.kysely
      .selectFrom('audit_exports')
      .selectAll()
      .where('id', '=', body.exportId)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ purpose: '월별 점검', row_count: body.entries.length, created_by: staff.admin.id });
    const access = await api.deps.db.kysely
      .selectFrom('access_log')
      .selectAll()
      .where('kind', '=', 'EXPORT')
      .executeTakeFirstOrThrow();
    expect(access).toMatchObject({ actor_id: staff.admin.id, student_count: 1 });
  });
});
