import { globSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { redocly } from '../rest/redocly.ts';
import { mistakeAt, type Mistake } from './mistake.ts';

/** What redocly says of a contract. */
interface Report {
  problems: {
    severity: string;
    message: string;
    suggest: string[];
    location: { source: { ref: string }; start?: { line: number; col: number } }[];
  }[];
}

/** The mistakes in the REST contract: looked for when the generator has failed, because what it calls does not say where. */
export async function findContractMistakes(): Promise<Mistake[]> {
  const files = globSync('openapi/{.,paths,schemas}/*.yaml');
  const unread = files.flatMap((file) => yamlMistakes(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));
  return unread.length > 0 ? unread : contractMistakes(await lint(), (file) => readFileSync(file, 'utf8'));
}

/** Where a file is no YAML. */
export function yamlMistakes(file: string, text: string): Mistake[] {
  const counter = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return errors.map(({ pos: [start], message }) => {
    const { line, col } = counter.linePos(start);
    return mistakeAt(file, text, line, col, message);
  });
}

/** Where the files are YAML and no OpenAPI. */
export function contractMistakes({ problems }: Report, read: (file: string) => string): Mistake[] {
  return problems.flatMap(({ severity, message, suggest, location: [place] }) => {
    if (severity !== 'error' || place?.start === undefined) return [];
    const { ref } = place.source;
    const { line, col } = place.start;
    const meant = suggest.length > 0 ? ` Did you mean ${suggest.map((word) => `"${word}"`).join(' or ')}?` : '';
    return [mistakeAt(ref, read(ref), line, col, message + meant)];
  });
}

/** Its exit code only says that there are problems. */
async function lint(): Promise<Report> {
  const linted = redocly('lint', 'openapi/generated/openapi.yaml', '--extends=spec', '--format=json');
  const told = await linted.catch(({ stdout = '' }: { stdout?: string }) => stdout);
  return told.startsWith('{') ? (JSON.parse(told) as Report) : { problems: [] };
}
