import { useGql } from '#client/graphql/gql.ts';
import { LastClosingDocument } from './generated/manager.ts';

/** The first day of the last closed month; wages of it and before stay as they are. Undefined while none is known. */
export function useClosedMonth(): string | undefined {
  return useGql(LastClosingDocument, {}).data?.payrollClosings[0]?.month;
}
