/** Longest SMS, in EUC-KR bytes. */
export const SMS_BYTES = 90;
/** Longest LMS, in EUC-KR bytes. */
export const LMS_BYTES = 2000;

/** The length of a text as Korean carriers count it, and the characters they cannot carry. */
export interface TextSize {
  /** In EUC-KR: one byte for ASCII, two for any other character. Characters it lacks count as two. */
  bytes: number;
  /** Emoji and the like, each once. */
  unsendable: string[];
}

/** Measures a text in the extended EUC-KR (CP949) that carriers use. */
export function measureText(text: string): TextSize {
  const unsendable = new Set<string>();
  let bytes = 0;
  for (const letter of text.normalize('NFC')) {
    const isAscii = letter.charCodeAt(0) < 0x80;
    bytes += isAscii ? 1 : 2;
    if (!isAscii && !isCarried(letter)) unsendable.add(letter);
  }
  return { bytes, unsendable: [...unsendable] };
}

/** Every 한글 syllable, and the other letters, signs and 한자 of the code table. */
function isCarried(letter: string): boolean {
  return /^[가-힣]$/.test(letter) || doubleBytes().has(letter);
}

let known: ReadonlySet<string> | undefined;

/**
 * Where decoders differ: some leave out what KS X 1001 got in 1998, and read its user-defined rows as private letters.
 * Carriers take the first and not the second.
 */
const since1998 = ['€', '®'];
const isPrivate = (letter: string): boolean => /^\p{Co}$/u.test(letter);

/** The two-byte characters of KS X 1001, decoded once; the same on every platform. */
function doubleBytes(): ReadonlySet<string> {
  if (known) return known;
  const pairs: number[] = [];
  // A line feed after each pair, so that an invalid pair does not affect the next one.
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) pairs.push(lead, trail, 0x0a);
  }
  const letters = [...new TextDecoder('euc-kr').decode(new Uint8Array(pairs))];
  const carried = letters.filter((letter) => letter !== '\uFFFD' && letter.charCodeAt(0) >= 0x80 && !isPrivate(letter));
  known = new Set([...carried, ...since1998]);
  return known;
}
