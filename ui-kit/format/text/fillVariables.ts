import { josa } from 'es-hangul';

/** What a text becomes for one person. */
export interface FilledText {
  text: string;
  /** Names of variables that have no value, each once; they are left in the text. */
  missing: string[];
}

/**
 * Fills `#{변수}` in a text. A particle pair written right after a variable is chosen by its value:
 * `#{이름}이/가` becomes 민수가, 지원이. A digit counts as it is read in Korean; any other letter takes the form after a vowel.
 * @param values by name; an empty or absent value counts as missing
 */
export function fillVariables(template: string, values: Readonly<Record<string, string | undefined>>): FilledText {
  const missing = new Set<string>();
  const text = template.replace(VARIABLE, (whole, typed: string, pair?: Pair) => {
    const name = typed.trim();
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    if (value === '') {
      missing.add(name);
      return whole;
    }
    return pair ? value + particle(value, pair) : value;
  });
  return { text: text.normalize('NFC'), missing: [...missing] };
}

/** The names of the variables of a text, each once, in order. */
export function variablesOf(template: string): string[] {
  return [...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))];
}

const PAIRS = ['이/가', '을/를', '은/는', '으로/로', '와/과', '아/야', '이나/나', '이랑/랑', '이라/라'] as const;
type Pair = (typeof PAIRS)[number];

const VARIABLE = new RegExp(`#\\{([^{}]*)\\}(${PAIRS.join('|')})?`, 'g');
/** How digits are read, for the particle that follows them. */
const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

function particle(value: string, pair: Pair): string {
  const last = value.replace(/[^\p{L}\p{N}]+$/u, '').at(-1) ?? '';
  const heard = /\d/.test(last) ? (DIGITS[Number(last)] ?? '') : last;
  return josa.pick(/[가-힣]/.test(heard) ? heard : '이', pair);
}
