import { parse } from 'graphql';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { nameCall } from '../network.ts';
import { refuseDocument, type AnswerTypes } from './refuseDocument.ts';
import { refuseRequest, refuseResponse } from './refuseOperation.ts';

/** A mocked call: what was sent, and what the mock answered. */
export interface MockedCall {
  request: Request;
  response: Response;
}

/** Listens to mocked calls, and complains of what the contract refuses: it names the call, the path and the reason. */
export function inspectMocks(
  types: Promise<AnswerTypes>,
  complain: (refusal: string) => void,
): (call: MockedCall) => Promise<void> {
  return async (call) => {
    for (const refusal of await refusalsOf(await types, call)) complain(`The contract refuses a mock: ${refusal}`);
  };
}

/** Why the contracts refuse a mocked call; none for what is no call of the api. */
async function refusalsOf(types: AnswerTypes, { request, response }: MockedCall): Promise<string[]> {
  const name = await nameCall(request);
  if (name === undefined) return [];
  const refusals = name in operations ? await ofOperation(name as OperationId) : await ofDocument();
  return oncePerField(refusals).map((refusal) => `${name}, ${refusal}`);

  async function ofOperation(operationId: OperationId): Promise<string[]> {
    // A story may show how bad input is refused.
    const sent = response.status === 400 ? [] : await refuseRequest(operationId, request.clone());
    return [...sent, ...(await refuseResponse(operationId, response))];
  }

  async function ofDocument(): Promise<string[]> {
    const { query } = (await request.json()) as { query: string };
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    return errors === undefined ? refuseDocument(types, parse(query, { noLocation: true }), data) : [];
  }
}

/** Of a list's rows, only the first that is refused for a field. */
function oncePerField(refusals: readonly string[]): string[] {
  const fieldOf = (refusal: string) => refusal.split(': ')[0]?.replaceAll(/\[\d+\]|\.\d+\b/g, '');
  return refusals.filter((one, at) => refusals.findIndex((other) => fieldOf(other) === fieldOf(one)) === at);
}
