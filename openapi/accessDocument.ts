/** The table a person reads: every call of `/api` and who may make it, by slice. */
import type { Description } from './describe.ts';

const callers: Record<string, string> = {
  public: 'anyone',
  any: 'anyone signed in',
  student: 'students, for themselves',
  ta: 'staff',
  admin: 'managers',
};

/** Markdown with a table a slice. */
export function accessDocument(descriptions: readonly Description[]): string {
  const slices = Object.groupBy(descriptions, ({ tag }) => tag);
  const chapters = Object.entries(slices)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([slice, rows = []]) =>
        `## ${slice}\n\n| call | what | who |\n| --- | --- | --- |\n${rows.map(row).join('\n')}\n`,
    );
  return `<!-- Generated from openapi/ by \`npm run generate\`. Do not edit. -->\n\n# Who may call what\n\n${chapters.join('\n')}`;
}

function row({ method, path, summary, access }: Description): string {
  return `| \`${method} ${path}\` | ${summary} | ${callers[access] ?? access} |`;
}
