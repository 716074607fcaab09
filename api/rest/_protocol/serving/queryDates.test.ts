import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { bodyFields } from '../../../testing/contractFields.ts';
import { callSample } from '../../../testing/samples/call.ts';
import { readKnown, type Known } from '../../../testing/samples/known.ts';

// Days and months that are asked for, however far away: an answer with nothing, or what is wrong with them, and never a fault.

interface Parameter {
  name: string;
  in: string;
  schema: { format?: string; pattern?: string };
}
const paths = contract.paths as unknown as Record<string, Record<string, { parameters?: Parameter[] }>>;

const isDay = ({ format }: Parameter['schema']) => format === 'date' || format === 'date-time';
const isMonth = ({ pattern }: Parameter['schema']) => pattern !== undefined && new RegExp(pattern).test('2026-03');

/** The parameters after the `?` that name a day or a month. */
function datesOf(id: OperationId): Parameter[] {
  const { method, path } = operations[id];
  const all = paths[path]?.[method.toLowerCase()]?.parameters ?? [];
  return all.filter(({ in: place, schema }) => place === 'query' && (isDay(schema) || isMonth(schema)));
}

let api: TestApi;
let known: Known;
beforeAll(async () => {
  api = await startApi();
  known = await readKnown(api.deps.db.sql);
});
afterAll(() => api.close());

const years = ['0000', '0001', '1582', '9999'];
const ids = Object.keys(operations) as OperationId[];

describe('a day that nobody means', () => {
  it.each(ids.filter((id) => datesOf(id).length > 0))('at %s', async (id) => {
    const { path } = operations[id];
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known('', name));
    const said = (year: string) =>
      datesOf(id).map(({ name, schema }) => `${name}=${year}-12${isMonth(schema) ? '' : '-31'}`);
    // Each alone, too: one may go before another.
    for (const query of years.flatMap((year) => [said(year).join('&'), ...said(year)])) {
      const { status, body } = await api.send('GET', `${url}?${query}`, { as: 'admin' });
      expect(status, `${query}: ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  });

  const asked = ids.filter(
    (id) => operations[id].invalidates.length === 0 && bodyFields(id).some(({ schema }) => isDay(schema)),
  );
  it.each(asked)('in what %s is asked', async (id) => {
    for (const year of years) {
      const fields = bodyFields(id).filter(({ schema }) => isDay(schema));
      const values = Object.fromEntries(fields.map(({ place }) => [place.at(-1), `${year}-12-31`]));
      const { status, body } = await callSample(id, { api, known, values });
      expect(status, `${id} ${year}: ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  });
});
