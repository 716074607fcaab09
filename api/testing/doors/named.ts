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
