import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { callSample } from './testing/samples/call.ts';
import { otherwise } from './testing/samples/otherwise.ts';
import { openSampleWorld, type SampleWorld } from './testing/samples/world.ts';
import { idPlaces } from './testing/samples/body.ts';

// An id of nothing is told from a value that is wrong: at each place of each operation, where everything else is there.

let world: SampleWorld['world'];
let api: SampleWorld['api'];
let known: SampleWorld['known'];
beforeAll(async () => void ({ world, api, known } = await openSampleWorld()));
afterAll(() => api.close());

const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag !== 'auth');
const names = (id: OperationId) => [...operations[id].path.matchAll(/\{(\w+Id)\}/g)].map(([, name = '']) => name);

/** `not found`, `at its field` for a refusal that names the field, or what else was answered. */
async function answerOf(id: OperationId, place: string): Promise<string> {
  const lastOf = (path: string) => path.split('.').findLast((step) => !/^(\d+|\[\])$/.test(step));
  const { status, body } = await callSample(id, { api, known, wanted: place });
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
        const { status, body } = await callSample(id, {
          api,
          known,
          wanted: place,
          last: known(operations[id].tag, place),
        });
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      });
  },
);
