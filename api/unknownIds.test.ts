import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type Operation, type OperationId } from '#openapi/generated/operations.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { openUndoableWorld, type UndoableWorld } from './testing/random/nested.node.ts';
import { unknownId } from './testing/random/commands.ts';
import { beside, otherwise } from './testing/unknownIds/beside.ts';
import { readKnown, type Known } from './testing/unknownIds/known.ts';
import { idPlaces, sampleBody } from './testing/unknownIds/sample.ts';

// An id of nothing is told from a value that is wrong: at each place of each operation, where everything else is there.

let world: UndoableWorld;
let api: TestApi;
let known: Known;
beforeAll(async () => {
  world = await openUndoableWorld();
  api = await startApi({}, world.db);
  for (const as of ['admin', 'ta', 'minsu'] as const) await api.send('GET', '/sp/none', { as });
  known = await readKnown(world.db.sql);
});
afterAll(() => api.close());

const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag !== 'auth');
const names = (id: OperationId) => [...operations[id].path.matchAll(/\{(\w+Id)\}/g)].map(([, name = '']) => name);

/** What is answered when the id at a place is of nothing; of a list, the last. */
async function call(id: OperationId, wanted: string, last = unknownId) {
  const { method, path, access, tag, bodyType }: Operation = operations[id];
  const { as, query = '', also = [], values = {}, alone = [], path: words } = beside[id] ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === wanted ? unknownId : (words?.[name] ?? inAddresses[name] ?? known(tag, name)),
  );
  let asked = 0;
  const idAt = (place: string) =>
    place !== wanted || (place.endsWith('[]') && asked++ === 0) ? known(tag, place) : last;
  const sampled = sampleBody(id, { wanted: [wanted, ...also], idAt });
  const first = wanted.split('.')[0] ?? '';
  const others = alone.includes(first) ? {} : { ...values, [first]: undefined };
  const body = bodyType === 'multipart' ? formOf(values) : sampled && { ...sampled, ...given(others) };
  return api.send(method, url + query, { as: as ?? (access === 'student' ? 'minsu' : 'admin'), body });
}

const given = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Parts of addresses that are no ids. */
const inAddresses: Record<string, string> = {
  month: '2026-03',
  value: '1',
  flag: 'true',
  kind: 'ABSENT',
  ownerType: 'LECTURE',
  attemptType: 'FIRST',
};

function formOf(values: object = {}): FormData {
  const form = new FormData();
  form.set('file', new File(['PK'], '파일.xlsx'));
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  return form;
}

/** `not found`, `at its field` for a refusal that names the field, or what else was answered. */
async function answerOf(id: OperationId, place: string): Promise<string> {
  const lastOf = (path: string) => path.split('.').findLast((step) => !/^(\d+|\[\])$/.test(step));
  const { status, body } = await call(id, place);
  if (status === 404 && body.code === 'not-found') return 'not found';
  const errors: { field: string }[] = status < 500 ? (body?.errors ?? []) : [];
  const isTold = errors.some(({ field }) => lastOf(field) === lastOf(place));
  return isTold ? 'at its field' : `${status} ${body?.code ?? ''} ${body?.detail ?? ''} ${JSON.stringify(errors)}`;
}

it.each(ids.filter((id) => [...names(id), ...idPlaces(id)].length > 0))('%s', async (id) => {
  const told: Record<string, string> = {};
  for (const place of [...names(id), ...idPlaces(id)]) {
    const reason = Object.entries(otherwise).find(([, places]) => places.includes(`${id} ${place}`))?.[0];
    await world.undone(async () => void (told[place] = reason ?? (await answerOf(id, place))));
  }
  const isTold = (answer: string) => ['not found', 'at its field', ...Object.keys(otherwise)].includes(answer);
  expect(Object.entries(told).filter(([, answer]) => !isTold(answer))).toEqual([]);
});

it.each(ids.filter((id) => idPlaces(id).some((place) => place.endsWith('[]'))))(
  '%s takes an id twice, or says so',
  async (id) => {
    for (const place of idPlaces(id).filter((each) => each.endsWith('[]')))
      await world.undone(async () => {
        const { status, body } = await call(id, place, known(operations[id].tag, place));
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      });
  },
);
