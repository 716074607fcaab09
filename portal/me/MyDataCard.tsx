import { saveFile } from '#client/files/saveFile.ts';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { Button, todayInSeoul, useSending } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { PortalMyDataDocument, type PortalMyDataQuery } from './generated/graphql.ts';
import css from './MePage.module.css';

/** Rows of a table in one answer, by the permissions of students. */
const PAGE = 100;

/** Everything the academy shows of oneself, as a file. */
export function MyDataCard() {
  const { isSending, send } = useSending();
  const save = () =>
    send(async () => {
      const text = JSON.stringify(await readAll(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `내 정보 ${todayInSeoul()}.json`);
    });
  return (
    <Card title="내 데이터">
      <p className={css.note}>
        학원이 가지고 있는 내 기록을 파일로 받아요. 출결, 성적, 예약, 제출, 질문, 동의와 본 자료, 공부한 단어가 들어
        있어요.
      </p>
      <Button icon={<DownloadIcon aria-hidden />} loading={isSending} onClick={() => void save()}>
        파일 다운로드
      </Button>
    </Card>
  );
}

/** Reads on until no table has more. */
async function readAll(): Promise<PortalMyDataQuery> {
  const pages: PortalMyDataQuery[] = [];
  do pages.push(await runGql(PortalMyDataDocument, { offset: pages.length * PAGE }));
  while (Object.values(pages.at(-1) ?? {}).some((rows) => rows.length === PAGE));
  const tables = Object.keys(pages[0] ?? {}) as (keyof PortalMyDataQuery)[];
  return Object.fromEntries(
    tables.map((table) => [table, pages.flatMap((page): unknown[] => page[table])]),
  ) as unknown as PortalMyDataQuery;
}
