import { convertHangulToQwerty } from 'es-hangul';

/** True for what fingers type without a thought: runs of letters or digits, walks over the keyboard, one thing over and over. */
export function isEasyToType(text: string): boolean {
  return new Set(text).size <= 3 || /^(.{1,4})\1+.?$/.test(text) || isOneRun(text) || isWalk(text);
}

/** aaaaaaaa, 12345678, 98765432, abcdefgh */
export function isOneRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at)));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9);
}

/** 1q2w3e4r, qwer!@#$, ㅂㅈㄷㄱ1234: all but two letters are in walks of three or more keys. */
function isWalk(text: string): boolean {
  const keys = convertHangulToQwerty(text).toLowerCase();
  const walks: number[] = [];
  let length = 1;
  for (let at = 1; at <= keys.length; at++) {
    if (at < keys.length && areNeighbours(keys[at - 1]!, keys[at]!)) length++;
    else {
      if (length >= 3) walks.push(length);
      length = 1;
    }
  }
  return walks.reduce((sum, walk) => sum + walk, 0) >= keys.length - 2;
}

const rows = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const shifted = ['!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"', 'ZXCVBNM<>?'];
const places = new Map(
  [rows, shifted].flatMap((keys) => keys.flatMap((row, y) => [...row].map((key, x) => [key, { x, y }] as const))),
);

/** The same key, or one beside, above or below it. */
function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [places.get(one), places.get(other)];
  if (!from || !to) return one === other;
  // Each row stands half a key to the right of the one above.
  return Math.abs(from.y - to.y) <= 1 && Math.abs(from.x + from.y / 2 - to.x - to.y / 2) <= 1;
}
