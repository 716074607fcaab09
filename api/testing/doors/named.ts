import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { bodyFields } from '../contractFields.ts';

/** The operations that write and name something, in their address or their body, by a field that matches. */
export function operationsNaming(field: RegExp): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, path } = operations[id];
    if (method === 'GET') return false;
    const address = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const body = bodyFields(id).map(({ place }) => place.findLast((step) => step !== '[]') ?? '');
    return [...address, ...body].some((name) => field.test(name));
  });
}
