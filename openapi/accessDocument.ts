/** The table a person reads: every call of `/api` and who may make it, by slice. */
import type { Description } from './describe.ts';
import { coverageOf, type Row } from './table.ts';

const callers: Record<string, string> = {
  public: 'anyone',
  any: 'anyone signed in',
  student: 'students, for themselves',
  ta: 'staff',
  admin: 'managers',
};

/** Markdown with a table a slice, after how much of the product's first table of calls is described. */
export function accessDocument(descriptions: readonly Description[], rows: readonly Row[]): string {
  const slices = Object.groupBy(descriptions, ({ tag }) => tag);
  const chapters = Object.entries(slices)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([slice, calls = []]) =>
        `## ${slice}\n\n| call | what | who |\n| --- | --- | --- |\n${calls.map(row).join('\n')}\n`,
    );
  const { inTable, ours } = coverageOf(descriptions, rows);
  const coverage = `${inTable} of the ${rows.length} calls of \`openapi/operations.tsv\`, and ${ours} of our own.`;
  return `<!-- Generated from openapi/ by \`npm run generate\`. Do not edit. -->\n\n# Who may call what\n\n${coverage}\n\n${chapters.join('\n')}`;
}

function row({ method, path, summary, access }: Description): string {
  return `| \`${method} ${path}\` | ${summary} | ${callers[access] ?? access} |`;
}
