/** Writes down who may read and write what, for people who review a change of permissions. */
import { listLimits, roles, tableAccess, type Role, type TableAccess } from './tableAccess.ts';
import type { TrackedTable } from '../trackedTables.ts';

/** The permissions of all tables as a Markdown document: a line for each role, one for several that may do the same. */
export function accessDocument(tracked: readonly TrackedTable[]): string {
  return [
    '<!-- Generated from hasura/metadata by `npm run generate`. Do not edit. -->',
    '',
    '# Who may read and write what',
    '',
    'Through GraphQL, by table. A role that is not named sees nothing of the table; of the rows, all unless it says which. `me` is who asks. What is read may be counted and summed',
    'only where it says so. A list has at most 100 rows for students and visitors, 10,000 for staff.',
    ...tracked
      .toSorted((one, other) => one.table.name.localeCompare(other.table.name, 'en'))
      .flatMap((table) => ['', `## ${table.table.name}`, '', ...linesOf(table)]),
    '',
  ].join('\n');
}

function linesOf(table: TrackedTable): string[] {
  const texts = roles.map((role) => ({ role, text: partsOf(role, tableAccess(role, table)).join('; ') }));
  const groups = Map.groupBy(
    texts.filter(({ text }) => text !== ''),
    ({ text }) => text,
  );
  if (groups.size === 0) return ['Nobody.'];
  return [...groups].map(([text, who]) => `- **${who.map(({ role }) => role).join(', ')}** ${text}`);
}

function partsOf(role: Role, { read, insert, update, delete: remove }: TableAccess): string[] {
  return [
    ...(read ? [`reads ${names(read.columns)}${of(read.rows)}${unusual(role, read)}`] : []),
    ...(insert ? [`inserts ${names(insert.columns)}${of(insert.check)}${presets(insert)}`] : []),
    ...(update ? [`updates ${names(update.columns)}${of(update.rows)}${after(update.check)}${presets(update)}`] : []),
    ...(remove === null ? [] : [`deletes${of(remove) || ' all'}`]),
  ];
}

/** What is not as the head of the page says. */
function unusual(role: Role, { aggregates, limit, roots }: NonNullable<TableAccess['read']>): string {
  return [
    ...(aggregates ? ['counted'] : []),
    ...(limit === listLimits[role] ? [] : [limit === null ? 'without a limit' : `at most ${limit}`]),
    ...(roots === null ? [] : [roots.length === 0 ? 'only inside others' : `only by ${names(roots)}`]),
  ]
    .map((text) => `, ${text}`)
    .join('');
}

const names = (list: string[]) => `\`${list.join(' ')}\``;
const of = (rows: string) => (rows === 'all' ? '' : ` of \`${rows}\``);
const after = (check: string) => (check === 'all' ? '' : ` to \`${check}\``);
const presets = ({ presets: text }: { presets: string }) => (text === '' ? '' : ` with \`${text}\``);
