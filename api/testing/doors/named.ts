import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { operations, type Operation, type OperationId } from '#openapi/generated/operations.ts';
import { bodyFields } from '../contractFields.ts';

/** The operations that write and name something, in their address or their body, by a field that matches; or that change a root that does. */
export function operationsNaming(field: RegExp, writes?: RegExp): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, path, invalidates } = operations[id] as Operation;
    if (method === 'GET') return false;
    if (writes && invalidates.some((root) => writes.test(root))) return true;
    const address = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const body = bodyFields(id).map(({ place }) => place.findLast((step) => step !== '[]') ?? '');
    return [...address, ...body].some((name) => field.test(name));
  });
}

interface Said {
  id: OperationId;
  /** A code that is answered in each state, codes by state where it opens in others, or in words why nothing is asked. */
  answer: string | Record<string, string>;
}

const { paths } = contract as unknown as {
  paths: Record<string, Record<string, { 'x-doors'?: Record<string, Said['answer']> }>>;
};
const said = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const { method, path } = operations[id];
  const doors = paths[path]?.[method.toLowerCase()]?.['x-doors'] ?? {};
  return Object.entries(doors).map(([door, answer]) => ({ id, door, answer }));
});

/** What operations say of a door, in `x-doors` of the contract. */
export const saidAt = (door: string): Said[] => said.filter((one) => one.door === door);

/** Every door that an operation speaks of. */
export const spokenDoors: ReadonlySet<string> = new Set(said.map(({ door }) => door));

/** The codes of an answer by state; none of a reason. */
export function codesOf(answer: Said['answer'], states: readonly string[]): Record<string, string> {
  if (typeof answer === 'object') return answer;
  return answer.includes(' ') ? {} : Object.fromEntries(states.map((state) => [state, answer]));
}
