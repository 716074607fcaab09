/** The argument of `npm run generate -- --only`: the slice whose documents or contract a file belongs to. */
import { globSync } from 'node:fs';
import { sep } from 'node:path';

const sources = ['{app,crm,portal}/*/**/*.graphql', 'openapi/*.yaml', 'openapi/{paths,schemas}/*.yaml'];

/** The slice of a document or of a part of the REST contract; undefined for any other file. */
export function sliceOf(path: string): string | undefined {
  const plain = path.split(sep).join('/');
  const contract = /^openapi\/(?:(?:paths|schemas)\/)?(\w+)\.yaml$/.exec(plain);
  const document = /^(?:app|crm|portal)\/(\w+)\/(?:.+\/)?[^/]+\.graphql$/.exec(plain);
  return (contract ?? document)?.[1];
}

/** Every name that `--only` accepts. */
export function allSlices(): string[] {
  return [...new Set(globSync(sources).flatMap((path) => sliceOf(path) ?? []))].sort();
}
