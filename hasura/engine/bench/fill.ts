/** Rows of the big tables; `weeks` hold twenty participants each, a participant two scores. */
export const ROWS = { users: 150_000, lectures: 1000, weeks: 8000, participants: 160_000, scores: 320_000 } as const;

/** Fills the tables of the bench project, the same rows every time. */
export const FILL = `
  set session_replication_role = replica;
  insert into users select ${id('user', 'n')}, '학생 ' || n, '010-' || 1000 + n % 9000 || '-' || 1000 + n % 8999, date '2024-01-01' + n % 700
    from generate_series(1, ${ROWS.users}) n;
  insert into lectures select n, '강의 ' || n from generate_series(1, ${ROWS.lectures}) n;
  insert into weeks select n, 1 + (n - 1) / 8, 1 + (n - 1) % 8, timestamptz '2025-01-06 09:00+09' + n % 8 * interval '7 days'
    from generate_series(1, ${ROWS.weeks}) n;
  insert into exams select n, 1 + (n - 1) / 2, '시험 ' || n, 100 from generate_series(1, ${ROWS.weeks * 2}) n;
  insert into participants
    select ${id('participant', 'n')}, 1 + (n - 1) / 20, ${id('user', `(1 + n * 7919 % ${ROWS.users})`)},
      1 + n % 100, (array['present', 'late', 'absent', 'excused'])[1 + n / 100 % 4], '메모 ' || n, n % 90000 + 0.5,
      timestamptz '2025-01-01 00:00+09' + n * interval '1 minute'
    from generate_series(1, ${ROWS.participants}) n;
  insert into scores
    select ${id('score', 'n')}, ${id('participant', '(1 + (n - 1) / 2)')}, 1 + (n - 1) / 40 * 2 + n % 2,
      case when n % 17 = 0 then null else n * 37 % 101 end, timestamptz '2025-02-01 00:00+09' + n * interval '20 seconds'
    from generate_series(1, ${ROWS.scores}) n;
  reset session_replication_role`;

/** The id a numbered row has, as {@link FILL} makes it. */
export async function rowId(kind: 'user' | 'participant', number: number): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${kind}${number}`)));
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function id(kind: string, number: string): string {
  return `encode(substr(sha256(convert_to('${kind}' || ${number}, 'UTF8')), 1, 16), 'hex')::uuid`;
}
