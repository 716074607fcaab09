import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
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
function lint(): Promise<Report> {
  const redocly = join('node_modules', '.bin', 'redocly');
  const args = [redocly, 'lint', 'openapi/generated/openapi.yaml', '--extends=spec', '--format=json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, maxBuffer: 2 ** 26 }, (_, stdout) => {
      resolve(stdout.startsWith('{') ? (JSON.parse(stdout) as Report) : { problems: [] });
    });
  });
}
