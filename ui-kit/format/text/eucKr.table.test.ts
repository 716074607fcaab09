import { describe, expect, test } from 'vitest';
import { measureText } from './eucKr.ts';

// The borders of EUC-KR: [what, text, bytes, what cannot be carried].
const rows: [string, string, number, string[]][] = [
  ['nothing', '', 0, []],
  ['first and last printable ASCII', ' ~', 2, []],
  ['a line feed', '\n', 1, []],
  ['a tab', '\t', 1, []],
  ['first and last syllable', '가힣', 4, []],
  ['first and last syllable of KS X 1001', '가힝', 4, []],
  ['syllables of CP949 only', '갂똠뷁펲햏', 10, []],
  ['single jamo', 'ㄱㅎㅏㅣ', 8, []],
  ['first and last 한자 of KS X 1001', '伽詰', 4, []],
  ['한자 in common use', '學院數學', 8, []],
  ['a 한자 that KS X 1001 lacks', '䠖', 2, ['䠖']],
  ['full-width letters and digits', 'Ａ１', 4, []],
  ['the full-width space', '　', 2, []],
  ['half-width katakana', 'ｱ', 2, ['ｱ']],
  ['katakana and hiragana', 'アあ', 4, []],
  ['half-width 한글', 'ﾡ', 2, ['ﾡ']],
  ['circled digits and letters', '①ⓐ㉠', 6, []],
  ['Roman digits', 'ⅠⅹΩ', 6, []],
  ['units', '㎏㎡℃', 6, []],
  ['marks of texts', '★※→♥☎…·', 14, []],
  ['what KS X 1001 got in 1998 only', '€®', 4, []],
  ['what it got in 2002 only', '㉾', 2, ['㉾']],
  ['private letters', '\ue000\ue0bb', 4, ['\ue000', '\ue0bb']],
  ['the won sign', '￦', 2, []],
  ['the won sign of Unicode', '₩', 2, ['₩']],
  ['an em dash and an en dash', '―–', 4, ['–']],
  ['curly quotes', '‘’“”', 8, []],
  ['Latin with an accent', 'é', 2, ['é']],
  ['an emoji', '😀', 2, ['😀']],
  ['an emoji of several signs', '👨‍👩‍👧', 10, ['👨', '\u200d', '👩', '👧']],
  ['an emoji with a variation selector', '❤️', 4, ['❤', '\ufe0f']],
  ['a flag', '🇰🇷', 4, ['🇰', '🇷']],
  ['a no-break space', '\u00a0', 2, ['\u00a0']],
];

describe('EUC-KR bytes of', () => {
  test.each(rows)('%s', (_, text, bytes, unsendable) => {
    expect(measureText(text)).toEqual({ bytes, unsendable });
  });
});

test.each([
  ['가'.repeat(45), 90],
  [`${'가'.repeat(44)}ab`, 90],
  [`${'가'.repeat(45)}a`, 91],
  ['가'.repeat(1000), 2000],
])('counts up to the borders of the price classes: %#', (text, bytes) => expect(measureText(text).bytes).toBe(bytes));
