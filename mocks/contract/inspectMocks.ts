import { parse } from 'graphql';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { nameCall } from '../network.ts';
import { answeredObjects } from './contradictions/answeredObjects.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { countLies } from './contradictions/counts.ts';
import { restObjects } from './contradictions/restRows.ts';
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
  return refusals.map((refusal) => `${name}, ${refusal}`);

  async function ofOperation(operationId: OperationId): Promise<string[]> {
    // A story may show how bad input is refused.
    const sent = response.status === 400 ? [] : await refuseRequest(operationId, request.clone());
    const refused = await refuseResponse(operationId, response.clone());
    return [
      ...oncePerField([...sent, ...refused]),
      ...onceEach(contradictions(await restObjects(operationId, response))),
    ];
  }

  async function ofDocument(): Promise<string[]> {
    const { query, variables = {} } = (await request.json()) as { query: string; variables?: Record<string, unknown> };
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (errors !== undefined) return [];
    const document = parse(query, { noLocation: true });
    const refused = refuseDocument(types, document, data);
    if (refused.length > 0) return oncePerField(refused);
    return onceEach([
      ...contradictions(answeredObjects(types, document, data)),
      ...countLies(document, variables, data),
    ]);
  }
}

/** Of a list's rows, only the first that is refused for a field. */
const oncePerField = (refusals: readonly string[]) => firstOf(refusals, (refusal) => refusal.split(': ')[0]);

/** Of a list's rows, only the first of which a rule says something. */
const onceEach = (refusals: readonly string[]) => firstOf(refusals, (refusal) => refusal);

function firstOf(refusals: readonly string[], keyOf: (refusal: string) => string | undefined): string[] {
  const keys = refusals.map((one) => keyOf(one)?.replaceAll(/\[\d+\]|\.\d+\b/g, ''));
  return refusals.filter((_, at) => keys.indexOf(keys[at]) === at);
}
