import { delay, http, HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';

const gql = graphql.link('*/api/gql');

/** The server answers a GraphQL query with these rows. */
export const gqlAnswers = (operation: string, data: Record<string, unknown>) =>
  gql.query(operation, () => HttpResponse.json({ data }));

/** The answer is on its way for ever. */
export const gqlWaits = (operation: string) => gql.query(operation, () => delay('infinite'));

/** The server fails. */
export const gqlFails = (operation: string) => gql.query(operation, () => new HttpResponse(null, { status: 500 }));

/** A REST command is refused. */
export const refuses = (path: string, status: number, refusal: { code: string; detail: string; errors?: object[] }) =>
  http.post(`*/api${path}`, () =>
    HttpResponse.json(
      { type: 'about:blank', title: '', status, requestId: 'story', ...refusal },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
