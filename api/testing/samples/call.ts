/** Calls of every operation of the contract with what is there, made of the contract itself. */
import { operations, type Operation, type OperationId } from '#openapi/generated/operations.ts';
import type { TestAnswer, TestApi } from '../api.ts';
import { unknownId } from '../random/commands.ts';
import { beside } from './beside.ts';
import { sampleBody } from './body.ts';
import type { Known } from './known.ts';

export interface SampleCall {
  api: TestApi;
  known: Known;
  /** The place of an id that is given another one, the last of a list: `examId`, `changes.[].scoreId`. @default none */
  wanted?: string;
  /** @default the id of nothing */
  last?: string;
  /** Fields of the body that are given besides. @default none */
  values?: object;
}

/** Calls an operation by somebody who may, with ids that are there. */
export async function callSample(
  id: OperationId,
  { api, known, wanted = '', last = unknownId, values: more }: SampleCall,
): Promise<TestAnswer> {
  const { method, path, access, tag, bodyType }: Operation = operations[id];
  const { as, query = '', also = [], values = {}, alone = [], path: words } = beside[id] ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === wanted ? last : (words?.[name] ?? inAddresses[name] ?? known(tag, name)),
  );
  let asked = 0;
  const idAt = (place: string) =>
    place !== wanted || (place.endsWith('[]') && asked++ === 0) ? known(tag, place) : last;
  const sampled = sampleBody(id, { wanted: [wanted, ...also], idAt });
  const first = wanted.split('.')[0] ?? '';
  const others = alone.includes(first) ? {} : { ...values, ...more, [first]: undefined };
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
