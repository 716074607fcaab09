import type { OperationId } from '#openapi/generated/operations.ts';
import type { Context } from '../_protocol/handler.ts';

/** The site as the browser sees it; passkeys belong to it. */
export function originOf({ deps, request }: Pick<Context<OperationId>, 'deps' | 'request'>): string {
  const { publicUrl } = deps.place;
  return publicUrl === undefined ? request.origin : new URL(publicUrl).origin;
}
