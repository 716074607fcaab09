// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ts from 'typescript';

/** A row of the glossary's last table: a word, its replacement, and path prefixes where the word is allowed. */
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('## Words not used')[1]!
  .split('\n')
  .flatMap((line) => {
    const [, words, instead, allowed] = /^\| ([^|]+) \| ([^|]+) \|([^|]*)\|$/.exec(line) ?? [];
    if (!words || words === 'not' || words.startsWith('-')) return [];
    return [
      {
        words: words.split(', '),
        instead,
        allowed: [...(allowed ?? '').matchAll(/`(.+?)`/g)].map(([, path]) => path!),
      },
    ];
  });

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file) && !/(^|\/)generated\//.test(file));

/** Words in the identifiers of a file: `useKeptUp` is use, kept, up; also as a whole. */
const wordsOf = new Map(files.map((file) => [file, identifierWords(file)]));

test('reads every row of the table', () => {
  const table = readFileSync('docs/glossary.md', 'utf8').split('## Words not used')[1]!;
  // The head and the line below it say no word.
  expect(rows).toHaveLength(table.split('\n').filter((line) => line.startsWith('|')).length - 2);
});

test.each(rows)('no identifier contains $words', ({ words, instead, allowed }) => {
  const found = [...wordsOf].flatMap(([file, used]) =>
    allowed.some((path) => file.startsWith(path))
      ? []
      : words.filter((word) => used.has(word)).map((word) => `${file}: ${word} → ${instead}`),
  );
  expect(found).toEqual([]);
});

function identifierWords(file: string): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      words.add(node.text);
      for (const [part] of node.text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)) words.add(part.toLowerCase());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return words;
}
