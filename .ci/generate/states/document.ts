import { writeFileSync } from 'node:fs';
import { readStates, states, type Cell, type Line } from './table.ts';

const header = '<!-- Generated from the stories by `npm run generate`. Do not edit. -->';
const rule = `# Which states the stories show

A part can be in a state, and a story shows it there, by what their files say:

- **a screen or dialog** asks for something: the documents and operations that its file names, and those of the pieces it is made of. A story shows it filled, empty, loading or
  failed when it answers one of them so (\`filled(…)\`, \`empty(…)\`, \`loading(…)\`, \`failed(…)\` or \`conflict(…)\`): one that it reads, or one that it sends where it reads nothing. Empty needs a
  list; a story of its own that is called so counts too.
- **no right**: a screen that asks what one may do (\`CanAccess\`, \`CreateLink\`, \`useCan\`, \`useIsManager\`) needs a story of a person who may not (\`as: 'ta'\`, 403),
  unless a TA may do all that it asks for.
- **a part of the kit** can be in a state when its source has a word for it (\`empty\`, \`loading\`, \`error\`), without a right when it takes \`disabled\` or \`readOnly\`, and is
  shown when a story has the word.

Every state has a story: \`.ci/lint/shownStates.test.ts\` fails on **없음**. 해당 없음 says why there can be none.
`;
const kinds = { screen: 'Screens and their pieces', dialog: 'Dialogs', kit: 'Parts of the kit' } as const;
/** How many stories a cell names. */
const MOST = 2;

/** Writes `docs/generated/states.md`: every part, and the stories that show it in each state. */
export function writeStates(): void {
  writeFileSync(new URL('../../../docs/generated/states.md', import.meta.url), statesDocument(readStates()));
}

/** Markdown: the rule, then a table for each kind of part. */
export function statesDocument(lines: readonly Line[]): string {
  const tables = Object.entries(kinds).map(([kind, title]) => {
    const rows = lines.filter(({ part }) => part.kind === kind).map(rowOf);
    return `## ${title}\n\n| part | ${states.join(' | ')} |\n|${' --- |'.repeat(states.length + 1)}\n${rows.join('\n')}\n`;
  });
  return [header, '', rule, ...tables].join('\n');
}

function rowOf({ part, cells }: Line): string {
  return `| \`${part.file.replace(/\.tsx$/, '')}\` | ${states.map((state) => textOf(cells[state])).join(' | ')} |`;
}

function textOf(cell: Cell): string {
  if ('cannot' in cell) return `해당 없음: ${cell.cannot}`;
  const { stories } = cell;
  if (stories.length === 0) return '**없음**';
  const rest = stories.length > MOST ? ` +${stories.length - MOST}` : '';
  return stories.slice(0, MOST).join(', ') + rest;
}
