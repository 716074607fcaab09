import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { kinds, type KindName } from '../../../hasura/personal/kinds.ts';
import { readParts } from '../states/parts.ts';
import { readStories } from '../states/stories.ts';
import { readDocuments, readOperations, type PersonalCall } from './calls.ts';

/** How the kinds are named in a cell. */
const short: Readonly<Record<KindName, string>> = {
  identity: '신원',
  contact: '전화번호',
  guardian: '보호자',
  learning: '학습',
  counsel: '상담·메모',
  consent: '동의',
  messages: '문자·알림',
  files: '파일',
  pay: '급여',
  secrets: '로그인 정보',
  traces: '기록',
  visitor: '입학 문의',
};
const readers: Readonly<Record<string, string>> = {
  public: '누구나(링크·로그인 화면)',
  anonymous: '누구나',
  any: '로그인한 사람',
  student: '학생 본인',
  ta: '직원',
  admin: '관리자',
  manager: '관리자',
};
const kindNames = Object.keys(kinds) as KindName[];

/** Writes `docs/generated/personal-calls.md`. @throws where a call answers something whose kind nobody has said */
export async function writePersonalCalls(): Promise<void> {
  const calls = { documents: await readDocuments(), operations: readOperations() };
  writeFileSync(new URL('../../../docs/generated/personal-calls.md', import.meta.url), personalCalls(calls));
}

interface Calls {
  documents: readonly PersonalCall[];
  operations: readonly PersonalCall[];
}

/** Markdown: the kinds, then each operation, document and screen with what it tells of whom. */
export function personalCalls({ documents, operations }: Calls): string {
  return [
    '<!-- Generated from the contract, the documents of the screens and hasura/personal by `npm run generate`. Do not edit. -->',
    '',
    '# 호출과 화면이 보여 주는 개인정보',
    '',
    '호출은 답에 담긴 항목을, 화면은 부르는 호출에 담긴 종류를 적는다. 누구의 정보인지, 무엇에 쓰고 언제까지 두는지는 [personal-data.md](personal-data.md)에 있다.',
    'GraphQL의 행과 열은 다시 역할의 권한으로 좁혀진다([access.md](access.md)).',
    '',
    '| 줄임말 | 종류 | 누구의 |',
    '|---|---|---|',
    ...kindNames.map((kind) => `| ${short[kind]} | ${kinds[kind].what} | ${kinds[kind].whose} |`),
    '',
    '## REST 호출',
    '',
    ...table('호출 | 읽는 사람 | 종류와 항목', rowsOf(operations)),
    '',
    '## GraphQL 문서',
    '',
    ...table('문서 | 읽는 사람 | 종류와 항목', rowsOf(documents)),
    '',
    '## 화면',
    '',
    ...table('화면 | 종류', screens([...documents, ...operations])),
    '',
  ].join('\n');
}

const table = (heads: string, rows: readonly string[]) => [
  `| ${heads} |`,
  `|${'---|'.repeat(heads.split('|').length)}`,
  ...rows,
];

/** Calls of a slice that tell the same to the same people are one row. */
function rowsOf(calls: readonly PersonalCall[]): string[] {
  const alike = Map.groupBy(calls, (call) => `${call.slice} | ${readers[call.by] ?? call.by} | ${toldWords(call)}`);
  return [...alike]
    .map(([key, group]) => {
      const [slice = '', ...rest] = key.split(' | ');
      return `| ${slice}: ${namesOf(group.map(({ name }) => name))} | ${rest.join(' | ')} |`;
    })
    .toSorted();
}

const namesOf = (names: readonly string[]) =>
  [...new Set(names)]
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(' ');

const toldWords = ({ told }: PersonalCall): string =>
  kindNames
    .flatMap((kind) => {
      const fields = told.get(kind);
      return fields ? [`${short[kind]}: ${[...fields].toSorted().join(' ')}`] : [];
    })
    .join(' · ');

/** The screens and dialogs, with the kinds in what they read and send; those of a folder with the same are one row. */
function screens(calls: readonly PersonalCall[]): string[] {
  const byName = Map.groupBy(calls, ({ name }) => name);
  const shown = readParts(readStories())
    .filter(({ kind }) => kind !== 'kit')
    .flatMap(({ file, reads, sends }) => {
      const told = new Set(
        [...reads, ...sends].flatMap((name) => byName.get(name) ?? []).flatMap((call) => [...call.told.keys()]),
      );
      const names = kindNames.filter((kind) => told.has(kind)).map((kind) => short[kind]);
      const [room = '', slice = ''] = file.split('/');
      const place = `${room}/${slice}`;
      return names.length === 0 ? [] : [{ key: `${place} | ${names.join(', ')}`, name: basename(file, '.tsx') }];
    });
  return [...Map.groupBy(shown, ({ key }) => key)].map(([key, group]) => {
    const [place = '', words = ''] = key.split(' | ');
    return `| ${place}: ${namesOf(group.map(({ name }) => name))} | ${words} |`;
  });
}
