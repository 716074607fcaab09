import type { MetaQuery } from '@refinedev/core';
import { firstQuestion, type FirstQuestion } from '#client/graphql/askEarly.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { recordVariables } from '../providers/parts.ts';

/** What a record's page asks for first. @param meta that of its `useShow`, without the document */
export const firstRecord = <Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  id: string,
  meta?: MetaQuery,
): FirstQuestion => firstQuestion('TA', document, recordVariables(document, { id, meta }) as Variables);
