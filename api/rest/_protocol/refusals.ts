/**
 * What a refused statement becomes: status, code, Korean sentence, the field it stands at. A sentence with facts is worded from
 * the data that the database's `refuse` gives.
 */
export type Refusal = [status: number, code: string, detail: string | ((data: never) => string), field?: string];

/** Refusals by the name of the constraint or trigger. */
export type Refusals = Record<string, Refusal>;

/** What `guard_move` tells: the state before, empty when the row is new, the wanted one, and those that may follow. */
interface Move {
  from: string | null;
  to: string | null;
  allowed: string[];
}

/** The refusal of a move of a state column. @param labels the states as people know them */
export function moves(labels: Readonly<Record<string, string>>): Refusal {
  const label = (state: string | null) => (state === null ? '없음' : (labels[state] ?? state));
  const sentence = ({ from, to, allowed }: Move) => {
    const refused =
      from === ''
        ? `처음부터 '${label(to)}'일 수는 없습니다.`
        : `'${label(from)}'에서 '${label(to)}'(으)로는 바꿀 수 없습니다.`;
    const instead =
      allowed.length === 0 ? '더 바꿀 수 있는 상태가 없습니다.' : `가능한 상태: ${allowed.map(label).join(', ')}`;
    return `${refused} ${instead}`;
  };
  return [409, 'move-not-allowed', sentence];
}
