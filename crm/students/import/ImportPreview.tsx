import { useState } from 'react';
import type { ImportReport } from '#client/generated/rest/model/importReport.ts';
import type { ImportRowKind } from '#client/generated/rest/model/importRowKind.ts';
import { Button, ConfirmDialog, EmptyState, Tabs } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { changedColumns, problemColumns, problemsOf, studentColumns, withId } from './importColumns.tsx';
import css from './Import.module.css';
import { importWords } from './importWords.ts';

interface ImportPreviewProps {
  file: File;
  report: ImportReport;
  /** Writes the rows of these numbers. */
  onCommit: (file: File, report: ImportReport, rows: readonly number[]) => Promise<void>;
  onRestart: () => void;
}

/** What the file would change, before anything is written. */
export function ImportPreview({ file, report, onCommit, onRestart }: ImportPreviewProps) {
  const { counts } = report;
  const [kind, setKind] = useState<ImportRowKind>(firstKind(counts));
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(report.rows.filter((row) => row.kind === 'NEW' || row.kind === 'CHANGED').map((row) => String(row.row))),
  );
  const rows = report.rows.filter((row) => row.kind === kind);
  const chosenRows = report.rows.filter((row) => chosen.has(String(row.row)));
  const chosenNew = chosenRows.filter((row) => row.kind === 'NEW').length;
  const chosenChanged = chosenRows.length - chosenNew;

  return (
    <>
      <div className={css.bar}>
        <div>
          <p className={css.file}>
            <strong>{file.name}</strong> · {report.sheet} 시트, {report.headerRow}행이 제목
          </p>
          <p className={css.note}>아직 아무것도 저장하지 않았습니다. 아래를 확인하고 저장해 주세요.</p>
        </div>
        <Button onClick={onRestart}>다른 파일</Button>
        <Button variant="primary" disabled={chosenRows.length === 0} onClick={() => setAsking(true)}>
          {chosenRows.length === 0 ? '저장할 내용 없음' : `선택한 ${chosenRows.length}명 저장`}
        </Button>
      </div>
      <Tabs
        label="미리보기"
        value={kind}
        onChange={setKind}
        items={[
          { id: 'NEW', label: '신규', count: counts.new },
          { id: 'CHANGED', label: '변경', count: counts.changed },
          { id: 'SAME', label: '동일', count: counts.same },
          { id: 'REFUSED', label: '거절', count: counts.refused },
        ]}
      >
        <div className={css.panel}>
          {kind === 'REFUSED' ? (
            <>
              {counts.refused > 0 && (
                <p className={css.hint}>
                  거절된 행은 저장하지 않습니다. 엑셀에서 고친 뒤 같은 파일을 다시 올리면 됩니다.
                </p>
              )}
              <DataGrid
                key="refused"
                label="거절된 칸"
                columns={problemColumns}
                rows={problemsOf(rows)}
                empty={<EmptyState title="거절된 행이 없습니다" />}
              />
            </>
          ) : (
            <DataGrid
              key={kind}
              label={kindLabels[kind]}
              columns={kind === 'CHANGED' ? changedColumns : studentColumns}
              rows={rows.map(withId)}
              {...(kind === 'SAME' ? {} : { selected: chosen, onSelectedChange: setChosen })}
              empty={<EmptyState title={`${kindLabels[kind]} 학생이 없습니다`} />}
            />
          )}
        </div>
      </Tabs>
      <ConfirmDialog
        open={asking}
        title={`${chosenRows.length}명을 저장할까요?`}
        confirmLabel="저장"
        onConfirm={() =>
          onCommit(
            file,
            report,
            chosenRows.map((row) => row.row),
          )
        }
        onClose={() => setAsking(false)}
      >
        <p>{importWords(chosenNew, chosenChanged, '합니다')} 고른 행은 모두 저장되거나 하나도 저장되지 않습니다.</p>
      </ConfirmDialog>
    </>
  );
}

const kindLabels: Record<ImportRowKind, string> = { NEW: '신규', CHANGED: '변경', SAME: '동일', REFUSED: '거절' };

function firstKind(counts: ImportReport['counts']): ImportRowKind {
  if (counts.new > 0) return 'NEW';
  if (counts.changed > 0) return 'CHANGED';
  return counts.same > 0 ? 'SAME' : 'REFUSED';
}
