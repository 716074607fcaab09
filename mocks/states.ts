import { Kind, type OperationDefinitionNode } from 'graphql';
import type { TypedDocumentNode } from '@urql/core';
import { delay, HttpResponse, type RequestHandler } from 'msw';
import { graphql } from 'msw/graphql';
import { http } from 'msw/http';
import type { Problem } from '#client/generated/rest/shared.ts';
import {
  operations,
  type BodyOf,
  type Operation,
  type OperationId,
  type ReplyOf,
} from '#openapi/generated/operations.ts';
import { pickAsked } from './answerFields.ts';
import { emptyAnswer } from './emptyAnswer.ts';
import { pickPromised } from './contract/pickPromised.ts';
import { smallestAnswer } from './contract/smallestAnswer.ts';
import { conflictProblem, problemResponse, refusedDocument } from './refusals.ts';

// The four states of a screen, for any GraphQL document and any operation of the contract:
// `msw.use(filled(LectureListDocument, { lectures: [buildLecture()] }), failed('createLecture', { status: 409 }))`.

type Document<Data = unknown, Variables = never> = TypedDocumentNode<Data, Variables & object>;

/**
 * The server answers with this; a function gets the variables of a document, or the request of an operation and its body. An operation whose reply is
 * not given answers the smallest that the contract takes. `sent` hears the variables, or the body, of each request.
 */
export function filled<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  data: Data | ((variables: Variables) => Data),
  sent?: (variables: Variables) => unknown,
): RequestHandler;
export function filled<Op extends OperationId>(
  operationId: Op,
  reply?: ReplyOf<Op> | ((request: Request, body: BodyOf<Op>) => ReplyOf<Op> | Promise<ReplyOf<Op>>),
  sent?: (body: BodyOf<Op>) => unknown,
): RequestHandler;
export function filled(
  target: Document | OperationId,
  answer?: unknown,
  sent?: (body: never) => unknown,
): RequestHandler {
  if (typeof target === 'string') {
    return answerOperation(target, async (request) => {
      const body: unknown = isJson(request) ? await request.clone().json() : undefined;
      sent?.(body as never);
      const reply: unknown = typeof answer === 'function' ? await answer(request, body) : answer;
      // What is no JSON, such as a PDF, is a whole response; each call gets one it can read.
      if (reply instanceof Response) return reply.clone();
      const { status, response }: Operation = operations[target];
      if (response === null) return new Response(null, { status });
      const answered = reply === undefined ? smallestAnswer(response, target) : pickPromised(response, reply);
      return Response.json(answered, { status });
    });
  }
  return answerDocument(target, (variables) => {
    sent?.(variables as never);
    return { data: typeof answer === 'function' ? answer(variables) : answer };
  });
}

/** The server has no data: no rows, counts of 0, null for single rows. */
export function empty(document: Document): RequestHandler {
  return answerDocument(document, () => ({ data: emptyAnswer(document, operationOf(document)) }));
}

/** The server never answers; `asked` is called each time somebody asks. */
export function loading(target: Document | OperationId, asked?: () => void): RequestHandler {
  const wait = (): Promise<void> => {
    asked?.();
    return delay('infinite');
  };
  if (typeof target === 'string') return answerOperation(target, () => wait().then(() => Response.error()));
  return answerDocument(target, () => wait().then(() => ({ data: null })));
}

/**
 * The server refuses: a document with a GraphQL error, an operation with a problem of the contract (500 by default), or with a status, a code and
 * what a person reads, which is said of these fields.
 */
export function failed(target: Document | OperationId, problem?: Partial<Problem>): RequestHandler;
export function failed(
  operationId: OperationId,
  status: number,
  code: string,
  detail: string,
  ...fields: string[]
): RequestHandler;
export function failed(
  target: Document | OperationId,
  first: Partial<Problem> | number = {},
  code = '',
  detail = '',
  ...fields: string[]
): RequestHandler {
  const errors = fields.length > 0 ? fields.map((field) => ({ field, message: detail })) : undefined;
  const problem = typeof first === 'number' ? { status: first, code, detail, errors } : first;
  if (typeof target === 'string') return answerOperation(target, () => problemResponse(problem));
  return answerDocument(target, () => refusedDocument(problem));
}

/** The operation is refused because somebody saved first. */
export function conflict(operationId: OperationId, ...both: Parameters<typeof conflictProblem>): RequestHandler {
  return failed(operationId, conflictProblem(...both));
}

const endpoint = graphql.link('*/api/gql');

interface Answer {
  data: unknown;
  errors?: { message: string; extensions: { code: string; path: string } }[];
}

function answerDocument(document: Document, answer: (variables: object) => Answer | Promise<Answer>): RequestHandler {
  const { operation, name, selectionSet } = operationOf(document);
  const on = operation === 'mutation' ? endpoint.mutation : endpoint.query;
  return on(name?.value ?? /.*/, async ({ variables }) => {
    const { data, errors } = await answer(variables);
    if (errors) return HttpResponse.json({ errors });
    return HttpResponse.json({ data: pickAsked(document, selectionSet.selections, data) as Record<string, unknown> });
  });
}

function answerOperation(
  operationId: OperationId,
  answer: (request: Request) => Response | Promise<Response>,
): RequestHandler {
  const { method, path } = operations[operationId];
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method];
  return on(`*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => answer(request));
}

function isJson({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}

function operationOf(document: Document): OperationDefinitionNode {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  return operation;
}
