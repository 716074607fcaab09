import type { BaseRecord, CrudSort, GetListResponse, MetaQuery } from '@refinedev/core';
import { firstQuestion, type EarlyOptions, type FirstQuestion } from '#client/graphql/askEarly.ts';
import type { Opened } from '#client/page/lazy/loadPage.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { listOf, listVariables } from '../../providers/parts.ts';

interface BareList {
  pageSize: number;
  sorters: CrudSort[];
  /** The list's `meta`, without the document. */
  meta: MetaQuery;
}

/** What a list asks for first at its bare address; with a query string it is the list's own matter. */
export function firstList<Data, Variables extends object>(
  { search }: Pick<Opened, 'search'>,
  document: GqlDocument<Data, Variables>,
  { pageSize, sorters, meta }: BareList,
): FirstQuestion | undefined {
  if (search !== '') return undefined;
  const variables = listVariables(document, { pagination: { pageSize }, sorters, filters: [], meta });
  return firstQuestion('TA', document, variables as Variables);
}

/** The options with which a list is drawn at once with the rows that were asked for first, if they are here. */
export const firstRows = <Row extends BaseRecord>(
  question: FirstQuestion | undefined,
): EarlyOptions<GetListResponse<Row>> | undefined => question?.options((data) => listOf(data) as GetListResponse<Row>);
