/**
 * Reads the letters of Korean Windows (CP949). Some platforms know KS X 1001 only; the 8,822 syllables that Windows added follow each other in
 * the order of Unicode. Null where the bytes are something else.
 */
export function decodeCp949(bytes: Uint8Array): string | null {
  let text = '';
  for (let at = 0; at < bytes.length; at++) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      continue;
    }
    const letter = letters().get(lead * 256 + trail);
    if (letter === undefined) return null;
    text += letter;
    at += 1;
  }
  return text;
}

let known: ReadonlyMap<number, string> | undefined;

/** Each pair of bytes with its letter. */
function letters(): ReadonlyMap<number, string> {
  return (known ??= new Map([...ksx1001(), ...added()]));
}

function ksx1001(): [number, string][] {
  const pairs = codes(0xa1, 0xfe, () => range(0xa1, 0xfe));
  const bytes = new Uint8Array(pairs.flatMap((pair) => [pair >> 8, pair & 255, 10]));
  const decoded = new TextDecoder('euc-kr').decode(bytes).split('\n');
  return pairs.flatMap((pair, at): [number, string][] => {
    const letter = decoded[at] ?? '';
    return letter.length === 1 && letter !== '\ufffd' ? [[pair, letter]] : [];
  });
}

function added(): [number, string][] {
  const there = new Set(ksx1001().map(([, letter]) => letter));
  const missing = range(0xac00, 0xd7a3)
    .map((code) => String.fromCharCode(code))
    .filter((letter) => !there.has(letter));
  const ascii = [...range(0x41, 0x5a), ...range(0x61, 0x7a)];
  const places = codes(0x81, 0xc6, (lead) => [...ascii, ...range(0x81, lead < 0xa1 ? 0xfe : 0xa0)]);
  return missing.map((letter, at) => [places[at] ?? 0, letter]);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const codes = (from: number, to: number, trails: (lead: number) => number[]): number[] =>
  range(from, to).flatMap((lead) => trails(lead).map((trail) => lead * 256 + trail));
