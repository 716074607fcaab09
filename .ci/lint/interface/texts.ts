import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text with Korean that people may read; what is filled in is `…`. */
export interface Text {
  file: string;
  line: number;
  text: string;
}

const korean = /[가-힣]/;
/** Tests say what screens say, in plays and journeys that would fail otherwise. */
const ofTests = /\.(test|stories|spec)\.tsx?$|\/testing\/|^app\/journeys\/|^mocks\//;
/** What the database calls things, made of the migrated one. */
const ofDatabase = /^hasura\/generated\/(columnWords\.ts|constraints\.ts|functions\/)/;
const ofCode = /^(api|app|client|crm|omr|portal|ui-kit)\/.*\.(ts|tsx|js)$/;
const ofContract = /^openapi\/(paths|schemas)\//;

/** Every text of screens, messages, the contract and the database. */
export function readTexts(): Text[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => ofDatabase.test(file) || ofContract.test(file) || (ofCode.test(file) && !ofTests.test(file)))
    .filter((file) => existsSync(file) && (ofDatabase.test(file) || !/(^|\/)generated\//.test(file)))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (!korean.test(source)) return [];
      const read = /\.(ts|tsx|js)$/.test(file) ? codeTexts : file.endsWith('.sql') ? sqlTexts : contractTexts;
      return read(file, source).filter(({ text }) => korean.test(text));
    });
}

function codeTexts(file: string, source: string): Text[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: text.replaceAll(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

const sqlTexts = (file: string, source: string): Text[] =>
  matchTexts(file, source.replaceAll(/--.*$/gm, ''), /'((?:[^']|'')*)'/g);

const contractTexts = (file: string, source: string): Text[] =>
  matchTexts(file, source, /(?:summary|description):\s+['"]?([^'"\n}]*)/g);

const matchTexts = (file: string, source: string, pattern: RegExp): Text[] =>
  [...source.matchAll(pattern)].map(({ index, 1: text = '' }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    text: text.trim(),
  }));
