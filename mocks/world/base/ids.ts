/**
 * The id of the n-th row of a table, created at an instant: a UUID of version 7, so that keys sort by time like the
 * keys that the database generates.
 */
export function idOf(table: string, n: number, day: number, minutes = 540): string {
  return `${timeOf(day * 1440 + minutes - 540)}-7${kindOf(table)}-8000-${n.toString(16).padStart(12, '0')}`;
}

/** An id of the cast, from the digits it ends with. */
export const castId = (digits: number): string => `01990000-0000-7000-8000-${String(digits).padStart(12, '0')}`;

/** The first 48 bits. Neighbouring rows have the same minute. */
function timeOf(minute: number): string {
  if (minute !== latest.minute) {
    const ms = Math.round(minute * 60_000)
      .toString(16)
      .padStart(12, '0');
    latest = { minute, time: `${ms.slice(0, 8)}-${ms.slice(8)}` };
  }
  return latest.time;
}

function kindOf(table: string): string {
  const known = kinds.get(table);
  if (known) return known;
  let hash = 7;
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) & 0xfff;
  const kind = hash.toString(16).padStart(3, '0');
  kinds.set(table, kind);
  return kind;
}

let latest = { minute: -1, time: '' };
const kinds = new Map<string, string>();
