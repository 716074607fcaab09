import { useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { OtherManagersDocument } from './generated/manager.ts';

/** Whether what is decided about a TA is about whoever looks, and so another manager's to decide; the only manager decides alone. */
export function useOthersDecide(taId: string): boolean {
  const isOwn = useSession().auth?.userId === taId;
  const { data } = useGql(OtherManagersDocument, { me: taId }, { enabled: isOwn });
  return isOwn && data?.staff.length !== 0;
}
