import type { Person, TestApi } from '../api.ts';

/** An entry of one's stack for tests. */
export interface MyChange {
  id: string;
  headId: string;
  isDone: boolean;
  kind: string;
  cells: number | null;
  name: string | null;
  number: number | null;
  before: string | null;
  after: string | null;
  personName: string | null;
}

/** The stack of a person at a place, and its undo. */
export function stackOf(api: TestApi) {
  /** What somebody did at a place, the newest first. */
  const read = async (place: string, as: Person = 'ta'): Promise<MyChange[]> => {
    const { body } = await api.gql(
      `query ($place: String!) { myChanges(where: { place: { _eq: $place } }, order_by: [{ id: desc }]) {
        id headId isDone kind cells name number before after personName } }`,
      { as, variables: { place } },
    );
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data.myChanges;
  };
  const undo = (id: string, as: Person = 'ta') => api.call('POST', `/changes/${id}/undo`, { as });
  /** Undoes what was done last at a place, or does again what was undone. */
  const turnLast = async (place: string, as: Person = 'ta') => undo((await read(place, as))[0]?.headId ?? '', as);
  return { read, undo, turnLast };
}
