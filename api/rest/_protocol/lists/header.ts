import { cleanLine } from '../text.ts';

type Rows = readonly (readonly string[])[];

/** Learns what the columns of a list are from what is written above them. */
export interface HeaderReader<Field extends string> {
  /** The field of a header cell; null for an unknown word, and for one that leaves open whose it is. */
  fieldOf(header: string): Field | null;
  /**
   * The number, from 1, of the header among the first rows: where most columns are recognised, the main one among them. Without that two
   * other recognised columns make a header whose columns a person can name; null when there is none.
   */
  findHeader(rows: Rows): number | null;
  /** The headers of a row, each with what the row above says of it: whose it is (학부모 over 연락처), or what (연락처 over 학부모). */
  headersOf(rows: Rows, headerRow: number): string[];
}

/**
 * Reads headers by the words of each field, without spaces and punctuation. With whose it is before or behind it, a phone or a name is a
 * parent's: `parentPhone` and `parentName`, where there are such fields.
 * @param main the field that every such list has
 */
export function headerReader<Field extends string>(
  vocabulary: Readonly<Record<Field, { words: readonly string[] }>>,
  main: Field,
): HeaderReader<Field> {
  const named = Object.entries<{ words: readonly string[] }>(vocabulary);
  const fields = new Map(named.flatMap(([field, { words }]) => words.map((word) => [word, field as Field] as const)));
  return { fieldOf, findHeader, headersOf };

  function findHeader(rows: Rows): number | null {
    const candidates = rows.slice(0, rowsLookedAt).map((_, at) => {
      const found = new Set(
        headersOf(rows, at + 1)
          .map(fieldOf)
          .filter((field) => field !== null),
      );
      return { row: at + 1, isNamed: found.has(main), count: found.size };
    });
    const best = (among: typeof candidates) => among.toSorted((one, other) => other.count - one.count)[0]?.row;
    return (
      best(candidates.filter(({ isNamed }) => isNamed)) ?? best(candidates.filter(({ count }) => count >= 2)) ?? null
    );
  }

  function headersOf(rows: Rows, headerRow: number): string[] {
    const above = rows[headerRow - 2] ?? [];
    return Array.from(rows[headerRow - 1] ?? [], (cell = '', at) => {
      const header = cleanLine(cell);
      const group = cleanLine(above[at] ?? '');
      const isOwner = group !== header && isOwnerAlone(group) && header !== '' && ownerOf(header) === null;
      const isKind =
        (isOwnerAlone(header) || parentLetters.test(flat(header))) &&
        ownerOf(group) === null &&
        fieldOf(group) !== null;
      return isOwner ? `${group} ${header}` : isKind ? `${group}(${header})` : header;
    });
  }

  function fieldOf(header: string): Field | null {
    const known = fields.get(simplify(header));
    if (known !== undefined) return known;
    const owner = ownerOf(header);
    const word = rest(header);
    if (owner === 'both') return null;
    // What else is in brackets explains: 이름(필수), 연락처(010-0000-0000). Another field there is a second thing in the column: 학교(학년).
    const own = fields.get(word) ?? null;
    const kind = inBrackets(header).some((other) => isOther(own, other)) ? null : own;
    if (owner !== 'parent') return kind;
    const ofParent = (name: string): Field | null => (name in vocabulary ? (name as Field) : null);
    if (kind === 'phone' || word === '번호') return ofParent('parentPhone');
    return kind === 'name' || kind === 'parentName' ? ofParent('parentName') : null;
  }

  /** Whether a word names a field that is not this one; whose something is, is none. */
  function isOther(own: Field | null, word: string): boolean {
    return ownerOf(word) === null && fields.has(word) && fields.get(word) !== own;
  }
}

const rowsLookedAt = 20;

/** Whether a header says whose something is, and not what. */
const isOwnerAlone = (header: string): boolean => ownerOf(header) !== null && rest(header) === '';

const parents =
  '학부모님?|보호자님?|부모님?|어머니|어머님|아버지|아버님|엄마|아빠|가족|parents?|guardian|mother|father';
const pupils = '학생|본인|원생|자녀|수강생|student';
/** 모 and 부 alone are a mother and a father only in brackets or before a number. */
const parentWord = new RegExp(
  `${parents}|[([<{](모|부|부\\/모|부모|母|父)[)\\]>}]|^(모|부|母|父)(?=(연락처|전화|휴대|핸드|h\\.?p|번호))`,
  'i',
);
const parentLetters = /^(모|부|부\/모|부모|母|父)$/;
const pupilWord = new RegExp(pupils, 'i');

/** Whose a column is, wherever its header says so; null where it does not. */
function ownerOf(header: string): 'parent' | 'student' | 'both' | null {
  const word = flat(header);
  const isPupil = pupilWord.test(word);
  if (parentWord.test(word)) return isPupil ? 'both' : 'parent';
  return isPupil ? 'student' : null;
}

/** Whether a header is the word alone, without anything in brackets. */
export const isPlain = (header: string): boolean => !/[([<{]/.test(flat(header));

/** What is left of a header without the words that say whose it is, and without brackets. */
function rest(header: string): string {
  const word = flat(header)
    .replaceAll(/[([<{].*?[)\]>}]/g, '')
    .replace(/^(모|부|母|父)(?=(연락처|전화|휴대|핸드|h\.?p|번호))/i, '')
    .replace(new RegExp(`(${parents}|${pupils})\\d?('s|의|측)?`, 'gi'), '');
  return simplify(word);
}

/** The words in brackets. */
const inBrackets = (header: string): string[] =>
  [...flat(header).matchAll(/[([<{](.*?)[)\]>}]/g)].map(([, inside = '']) => simplify(inside));

const flat = (header: string): string => cleanLine(header).normalize('NFKC').replaceAll(/\s/g, '');

// 이름*, 학생 휴대폰, 보호자-연락처
function simplify(text: string): string {
  return flat(text)
    .replaceAll(/[*_.:/·※-]|\(필수\)|\(선택\)/g, '')
    .toLowerCase();
}
