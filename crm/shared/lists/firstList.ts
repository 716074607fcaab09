import type { BaseRecord, CrudFilter, CrudSort, GetListResponse, MetaQuery } from '@refinedev/core';
import { firstQuestion, type EarlyOptions, type FirstQuestion } from '#client/graphql/askEarly.ts';
import type { First, Opened } from '#client/page/lazy/loadPage.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { pageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { listOf, listVariables } from '../../providers/parts.ts';

/** A list of records at its bare address. */
export interface BareList<Data> {
  /** The resource's name. */
  resource: string;
  /** Reads the rows of a page and how many there are. */
  document: GqlDocument<Data, never>;
  /** What else its variables need: `where` and `orderBy` of the address, `gqlVariables`. @default nothing */
  meta?: MetaQuery;
  /** The order until another is asked for. @default that of the document */
  sorters?: CrudSort[];
  /** What always narrows it. @default [] */
  permanent?: CrudFilter[];
}

/** What a list asks for first at its bare address, where its page is the first one in the person's size; with a query string it is the list's own matter. */
export function firstList<Data>(
  { search }: Pick<Opened, 'search'>,
  { document, sorters = [], permanent = [], meta = {} }: BareList<Data>,
): FirstQuestion | undefined {
  if (search !== '') return undefined;
  const variables = listVariables(document, {
    pagination: { pageSize: pageSize() },
    sorters,
    filters: permanent,
    meta,
  });
  return firstQuestion('TA', document, variables as never);
}

/** The same, as a screen's file gives it. */
export const firstOf =
  <Data>(list: BareList<Data>): First =>
  (opened) =>
    firstList(opened, list);

/** The options with which a list is drawn at once with the rows that were asked for first, if they are here. */
export const firstRows = <Row extends BaseRecord>(
  question: FirstQuestion | undefined,
): EarlyOptions<GetListResponse<Row>> | undefined => question?.options((data) => listOf(data) as GetListResponse<Row>);
