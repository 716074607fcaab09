import type { BaseRecord, GetOneResponse, MetaQuery } from '@refinedev/core';
import { firstQuestion, type EarlyOptions, type FirstQuestion } from '#client/graphql/askEarly.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { recordOf, recordVariables } from '../../providers/parts.ts';

/** What a record's page asks for first. @param meta that of its `useShow`, without the document */
export const firstRecord = <Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  id: string,
  meta?: MetaQuery,
): FirstQuestion => firstQuestion('TA', document, recordVariables(document, { id, meta }) as Variables);

/** The options with which a record's page is drawn at once with the record that was asked for first, if it is here. */
export const firstOne = <Row extends BaseRecord>(
  question: FirstQuestion | undefined,
): EarlyOptions<GetOneResponse<Row> | undefined> | undefined =>
  question?.options((data) => recordOf(data) as GetOneResponse<Row> | undefined);
