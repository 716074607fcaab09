import type { ZodMiniType } from 'zod/mini';
import { operations, type Operation, type OperationId } from '#openapi/generated/operations.ts';
import { issuesOf } from './issuesOf.ts';
import { pathOf, patternOf } from '../network.ts';

/** Why the contract refuses what a screen sends, each with its path; none when the server would take it. */
export async function refuseRequest(operationId: OperationId, request: Request): Promise<string[]> {
  const operation: Operation = operations[operationId];
  const params = patternOf(operation.path).exec(pathOf(request))?.groups;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return [
    ...refuse(operation.params, params && decodeAll(params), 'path'),
    ...refuse(operation.query, query, 'query'),
    ...(operation.body === null ? [] : refuse(operation.body, await readBody(operation, request), 'body')),
  ];
}

/** Why the contract refuses a mocked success, each with its path; refusals and files are not looked at. */
export async function refuseResponse(operationId: OperationId, response: Response): Promise<string[]> {
  const operation: Operation = operations[operationId];
  if (!response.ok) return [];
  if (response.status !== operation.status) return [`status ${response.status}, but ${operation.status} is promised`];
  if (operation.response === null) return [];
  const text = await response.text();
  return refuse(operation.response, readJson(text) ?? text, 'answer');
}

function refuse(schema: ZodMiniType | null, value: unknown, part: string): string[] {
  const issues = schema === null ? [] : issuesOf(schema, value);
  return issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);
}

async function readBody({ bodyType, jsonParts = [] }: Operation, request: Request): Promise<unknown> {
  if (bodyType === 'json') return readJson((await request.text()) || '{}');
  const fields: Record<string, unknown> = Object.fromEntries(await request.formData());
  for (const part of jsonParts) if (part in fields) fields[part] = readJson(String(fields[part]));
  return fields;
}

/** Undefined for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
