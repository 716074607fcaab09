import type { TrackedTable } from '../trackedTables.ts';
import { kinds, type KindName } from './kinds.ts';
import { kindOf, personalTables } from './tables.ts';

const roles = { manager: '관리자', ta: '조교', student: '학생', anonymous: '방문자' } as const;

/** Which roles read something of a kind in a table, and whether of everybody or of some rows only. */
function readersOf({ table, select_permissions = [] }: TrackedTable, kind: KindName): string {
  return Object.entries(roles)
    .flatMap(([role, word]) => {
      const rule = select_permissions.find((one) => one.role === role)?.permission;
      if (!rule?.columns.some((column) => kindOf(table.name, column) === kind)) return [];
      return Object.keys(rule.filter ?? {}).length === 0 ? [word] : [`${word}(권한에 맞는 것만)`];
    })
    .join(', ');
}

/** The page of all personal data: kinds with purpose and time, then the tables of each with who reads them. */
export function personalDocument(tracked: readonly TrackedTable[]): string {
  const rows = (Object.keys(kinds) as KindName[]).map((kind) => {
    const tables = Object.entries(personalTables)
      .filter(([, tag]) => (typeof tag === 'string' ? tag === kind : Object.values(tag).includes(kind)))
      .map(([name]) => name);
    return { kind, tables };
  });
  return [
    '<!-- Generated from hasura/personal and the metadata by `npm run generate`. Do not edit. -->',
    '',
    '# 개인정보를 담은 곳',
    '',
    '| 종류 | 누구의 | 무엇에 쓰나 | 언제까지 |',
    '|---|---|---|---|',
    ...rows.map(({ kind }) => {
      const { what, whose, purpose, until } = kinds[kind];
      return `| ${what} | ${whose} | ${purpose} | ${until} |`;
    }),
    ...rows.flatMap(({ kind, tables }) => [
      '',
      `## ${kinds[kind].what}`,
      '',
      '| table | GraphQL로 읽는 사람 |',
      '|---|---|',
      ...tables.map((name) => {
        const table = tracked.find((one) => one.table.name === name);
        return `| \`${name}\` | ${(table && readersOf(table, kind)) || '아무도'} |`;
      }),
    ]),
    '',
  ].join('\n');
}
