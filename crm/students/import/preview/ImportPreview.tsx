import { useState } from 'react';
import type { ImportReport, ImportRowKind, ImportSheet } from '#client/generated/rest/students.ts';
import { Button, ConfirmDialog, SelectInput, Tabs, useLeaveGuard } from '#ui-kit';
import { UnreadNote } from '../../../shared/page/UnreadNote.tsx';
import { ColumnMapping } from '../../../shared/imports/ColumnMapping.tsx';
import { importColumns } from '../../list/exportColumns.ts';
import css from '../../../shared/imports/Import.module.css';
import { importWords } from '../importWords.ts';
import { PreviewRows } from './PreviewRows.tsx';
import { leftOutWords, repairsOf } from './repairs.ts';
import type { Preview } from '../useImport.ts';

const fields = importColumns.map(({ id, label }) => ({ value: id, label }));

interface ImportPreviewProps {
  preview: Preview;
  /** A correction is being checked. */
  isChecking: boolean;
  onMend: (sheet: ImportSheet) => void;
  /** Writes the rows of these numbers. */
  onCommit: (rows: readonly number[]) => void;
  onRestart: () => void;
}

/** Previews the changes of a file before anything is written; values are corrected, duplicates resolved and rows selected here. */
export function ImportPreview({ preview, isChecking, onMend, onCommit, onRestart }: ImportPreviewProps) {
  const { fileName, sheets, unread, sheet, report } = preview;
  const { counts } = report;
  const [kind, setKind] = useState<ImportRowKind>(firstKind(counts));
  const [asking, setAsking] = useState(false);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // An import is not stored before it is written: leaving would lose the corrections.
  const asRead = sheets.find(({ name }) => name === sheet.name) ?? sheet;
  const isUnclear = sheet.columns.some(({ couldBe = null }) => couldBe !== null);
  useLeaveGuard(sheet !== asRead || leftOut.size > 0);
  const writable = report.rows.filter((row) => row.kind === 'NEW' || row.kind === 'CHANGED');
  const chosen = writable.filter((row) => !leftOut.has(String(row.row)));
  const leftOutRows = report.rows.filter((row) => row.kind === 'LEFT_OUT').length;
  const repairs = repairsOf(asRead, sheet);
  const unwritten = leftOutWords(report.rows, new Set(chosen.map(({ row }) => row)));
  const chosenNew = chosen.filter((row) => row.kind === 'NEW').length;
  // The grid reports only the selection among its own rows.
  const choose = (ids: ReadonlySet<string>): void =>
    setLeftOut(
      new Set([
        ...[...leftOut].filter((id) => !report.rows.some((row) => row.kind === kind && String(row.row) === id)),
        ...writable.filter((row) => row.kind === kind && !ids.has(String(row.row))).map((row) => String(row.row)),
      ]),
    );

  return (
    <>
      <div className={css.bar}>
        <div>
          <p className={css.file}>
            <strong>{fileName}</strong> · {sheet.name} 시트, {sheet.headerRow}행이 제목
          </p>
          {sheets.length > 1 && (
            <SelectInput
              aria-label="등록할 시트"
              value={sheet.name}
              options={sheets.map(({ name, rows }) => ({ value: name, label: `${name} (${rows.length}명)` }))}
              onChange={(chosen) => {
                const next = sheets.find(({ name }) => name === chosen);
                setLeftOut(new Set());
                if (next) onMend(next);
              }}
            />
          )}
          <p className={css.note} role="status">
            {isChecking
              ? '수정한 내용을 다시 확인하는 중입니다…'
              : '아직 아무것도 저장하지 않았습니다. 아래를 확인하고 저장해 주세요.'}
          </p>
        </div>
        <Button onClick={onRestart}>다른 파일</Button>
        <Button
          variant="primary"
          loading={isChecking}
          disabled={chosen.length === 0 || isUnclear}
          onClick={() => setAsking(true)}
        >
          {chosen.length === 0 ? '저장할 내용 없음' : `선택한 ${chosen.length}명 저장`}
        </Button>
      </div>
      <UnreadNote parts={unread} />
      <ColumnMapping sheet={sheet} fields={fields} main="name" onMend={onMend} />
      <Tabs
        label="미리보기"
        value={kind}
        onChange={setKind}
        items={[
          { id: 'NEW', label: '신규', count: counts.new },
          { id: 'CHANGED', label: '변경', count: counts.changed },
          { id: 'SAME', label: '동일', count: counts.same },
          { id: 'DUPLICATE', label: '중복 확인', count: counts.duplicate },
          ...(leftOutRows > 0 ? [{ id: 'LEFT_OUT' as const, label: '제외', count: leftOutRows }] : []),
          { id: 'REFUSED', label: '오류', count: counts.refused },
        ]}
      >
        <div className={css.panel}>
          <PreviewRows
            kind={kind}
            rows={report.rows.filter((row) => row.kind === kind)}
            chosen={new Set(chosen.map((row) => String(row.row)))}
            onChoose={choose}
            repairs={repairs}
            sheet={sheet}
            onMend={onMend}
          />
        </div>
      </Tabs>
      <ConfirmDialog
        open={asking}
        title={`${chosen.length}명을 저장할까요?`}
        confirmLabel="저장"
        onConfirm={() => onCommit(chosen.map((row) => row.row))}
        onClose={() => setAsking(false)}
      >
        <p>
          {importWords(chosenNew, chosen.length - chosenNew, '합니다')} 고른 행은 모두 저장되거나 하나도 저장되지
          않습니다.
        </p>
        {unwritten.length > 0 && (
          <>
            <p>{`저장하지 않는 ${unwritten.length}행:`}</p>
            <ul className={css.leftOut} aria-label="저장하지 않는 행" tabIndex={0}>
              {unwritten.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function firstKind(counts: ImportReport['counts']): ImportRowKind {
  if (counts.new > 0) return 'NEW';
  if (counts.changed > 0) return 'CHANGED';
  if (counts.duplicate > 0) return 'DUPLICATE';
  return counts.same > 0 ? 'SAME' : 'REFUSED';
}
