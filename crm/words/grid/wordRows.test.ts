import { describe, expect, it } from 'vitest';
import { buildWord } from '#mocks/builders/word.ts';
import { changed, countMistakes, doubled, inputOf, mistakeOf, rowDoubts, rowsOf } from './wordRows.ts';
import { readWordSheet } from './readWordSheet.ts';
import { wordSheet } from './wordSheet.ts';

const words = ['abandon', 'benefit'].map((term, at) => ({ ...buildWord({ term, sequence: at + 1 }), synonyms: [] }));
const rows = rowsOf(words);
const type = (rowId: string, texts: Record<string, string | null>, from = rows) =>
  changed(
    from,
    Object.entries(texts).map(([columnId, value]) => ({ rowId, columnId, value })),
  );

describe('the lines of the grid', () => {
  it('have places for new words, however many are pasted', () => {
    expect(rows).toHaveLength(52);
    const full = rows.slice(2).reduce((all, { id }) => type(id, { term: id, meaning: '뜻' }, all), rows);
    expect(full).toHaveLength(102);
  });

  it('go to the server in their typed order, with ids that keep what was learnt', () => {
    const added = type(rows[2]!.id, { term: ' curious ', meaning: '궁금한', synonyms: '호기심 많은, 별난' });
    const moved = type(rows[1]!.id, { order: '1', partOfSpeech: '명사' }, type(rows[0]!.id, { order: '5' }, added));
    expect(inputOf(moved)).toMatchObject([
      { id: words[1]!.id, version: 1, term: 'benefit', partOfSpeech: '명사' },
      { id: words[0]!.id, version: 1, term: 'abandon' },
      { term: 'curious', synonyms: ['호기심 많은', '별난'] },
    ]);
    expect(inputOf(moved)[2]).not.toHaveProperty('id');
  });

  it('mark mistakes and twins, and only doubt what may be right', () => {
    const bad = type(
      rows[2]!.id,
      { term: 'abandon', meaning: words[0]!.meaning },
      type(rows[3]!.id, { meaning: '뜻' }),
    );
    expect(doubled(bad)).toEqual(new Set([rows[0]!.id, rows[2]!.id]));
    expect(mistakeOf(bad[3]!, 'term')).toBe('단어를 적어 주세요.');
    expect(mistakeOf(bad[4]!, 'term')).toBeUndefined();
    expect(mistakeOf({ ...rows[0]!, order: 'x' }, 'order')).toMatch(/숫자/);
    expect(countMistakes(bad)).toBe(3);
    expect(rowDoubts({ ...rows[0]!, meaning: '버리다 (구어' })).toEqual(['괄호의 짝이 맞지 않습니다.']);
  });
});

describe('the file', () => {
  it('comes back as it went', () => {
    const { header, rows: lines } = wordSheet(rows);
    expect(readWordSheet([header, ...lines], rows)).toEqual({ rows, added: 0, ignored: [], notes: [] });
  });

  it('adds its words below, and says when it has none', () => {
    const found = readWordSheet(
      [
        ['단어', '의미', '품사'],
        ['curious', '궁금한', '형용사'],
        ['', ''],
      ],
      rows,
    );
    if ('reason' in found) throw new Error(found.reason);
    expect(found.added).toBe(1);
    expect(found.rows[2]).toMatchObject({ term: 'curious', partOfSpeech: '형용사', version: undefined });
    expect(readWordSheet([['이름']], rows)).toEqual({ reason: expect.stringContaining('머리글') });
    expect(readWordSheet([['단어', '뜻']], rows)).toEqual({ reason: '머리글 아래에 단어가 없습니다.' });
  });
});
