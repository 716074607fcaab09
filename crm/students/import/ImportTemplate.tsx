import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, useSending } from '#ui-kit';
import { DownloadIcon } from '#ui-kit/icons.ts';
import { xlsxFile } from '../../shared/lists/sheetFile.ts';
import { columnWords, importColumns, templateColumns } from '../list/exportColumns.ts';
import { ExportDialog } from '../list/ExportDialog.tsx';
import { ImportStartDocument } from '../generated/graphql.ts';
import { activeStudents, matchingIds } from '../list/matchingIds.ts';
import { studentFields } from '../studentFields.tsx';
import css from '../../shared/imports/Import.module.css';

/** What each column may contain; columns with the same rule are listed together. */
const rules = [...Map.groupBy(importColumns, ({ id }) => studentFields[id].rule)].flatMap(([rule, columns]) =>
  rule === undefined ? [] : [[columns.map(({ label }) => label).join(' · '), rule] as const],
);

/** Lists the columns that are read, and offers a file with them: empty, or with the current students. */
export function ImportTemplate() {
  const [filling, setFilling] = useState(false);
  const { send } = useSending();
  const count =
    useGql(ImportStartDocument, { where: activeStudents }).data?.studentSearch_aggregate.aggregate?.count ?? 0;
  const saveEmpty = () =>
    send(async () => {
      saveFile(await xlsxFile({ header: [...columnWords(templateColumns), '메모'], rows: [] }), '학생 등록 양식.xlsx');
    });
  return (
    <section className={css.template}>
      <h2>이런 열을 읽습니다</h2>
      <p>첫 20행 안에서 제목 행을 찾습니다. 열의 순서는 상관없고, 빈 칸은 있던 값을 지우지 않습니다.</p>
      <div className={css.downloads}>
        <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={() => void saveEmpty()}>
          빈 양식 다운로드
        </Button>
        <CanAccess resource="students" action="export">
          <Button
            size="small"
            icon={<DownloadIcon aria-hidden />}
            disabled={count === 0}
            onClick={() => setFilling(true)}
          >
            지금 명단 {count.toLocaleString('ko')}명으로 채운 양식 다운로드
          </Button>
        </CanAccess>
      </div>
      <dl>
        {rules.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      {filling && (
        <ExportDialog
          isTemplate
          userIds={() => matchingIds(activeStudents, count).then((ids) => [...ids])}
          count={count}
          filter="상태: 재원"
          onClose={() => setFilling(false)}
        />
      )}
    </section>
  );
}
