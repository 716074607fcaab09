import { operations } from '#openapi/generated/operations.ts';
import { problemResponse, refusedDocument } from './refusals.ts';

/** How calls fare on their way: at once, late as on a phone far from the next mast, or not at all. */
export type Network = (typeof networks)[number];

export const networks = ['fast', 'phone', 'lost'] as const;

/** What the toolbar or the panel chose. */
export interface Conditions {
  network: Network;
  /** The one call that fails, as `nameCall` names it; empty for none. */
  failing: string;
}

/** How late an answer is on a phone, in milliseconds. */
const PHONE_MS = 1_200;

/** A call of the api: an id of the contract, or the name of a GraphQL document; undefined for what is neither. */
export async function nameCall(request: Request): Promise<string | undefined> {
  const path = pathOf(request);
  if (path === '/gql') {
    const { operationName } = (await request.clone().json()) as { operationName?: string };
    return operationName;
  }
  return calls.find(({ method, pattern }) => method === request.method && pattern.test(path))?.id;
}

/** The path below `/api` of a call, wherever the app lies. */
export function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/api/') + 4);
}

/** What becomes of a call before anybody answers it: it fails, it is late, or nothing. */
export async function meetNetwork({ network, failing }: Conditions, request: Request): Promise<Response | undefined> {
  if (network === 'lost') return Response.error();
  if (network === 'phone') await new Promise((resolve) => setTimeout(resolve, PHONE_MS));
  if (failing === '' || (await nameCall(request)) !== failing) return undefined;
  return request.url.endsWith('/api/gql') ? Response.json(refusedDocument()) : problemResponse();
}

// The paths with the fewest parameters first: `/sms/templates` is not a text's id.
const calls = Object.entries(operations)
  .map(([id, { method, path }]) => ({ id, method, path, pattern: patternOf(path) }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** Finds an operation's path; its parameters are groups. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
