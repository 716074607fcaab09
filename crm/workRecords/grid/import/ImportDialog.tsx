import { useState } from 'react';
import { useChangeWorkRecords } from '#client/generated/rest/workRecords.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Dialog, DialogActions, DialogBody, FileDrop, Spinner, useToast, Row, Note } from '#ui-kit';
import { FormAlert } from '#ui-kit/Form/FormAlert.tsx';
import { ignoredNote } from '#ui-kit/format/workbook/textSheet.ts';
import { RefreshIcon } from '#ui-kit/icons.ts';
import { firstList, listFiles, readListFile } from '../../../shared/lists/listFile.ts';
import { UnreadNote } from '../../../shared/page/UnreadNote.tsx';
import type { WorkGridQuery } from '../../generated/manager.ts';
import css from '../WorkDesk.module.css';
import { readWorkSheet, type ReadRow } from './readWorkSheet.ts';

interface ImportDialogProps {
  data: Pick<WorkGridQuery, 'tas' | 'hourlyWageTypes'>;
  /** The month on screen. */
  month: string;
  onClose: () => void;
}

/** Shifts out of an Excel file: a preview names every wrong cell, then all rows are written or none. */
export default function ImportDialog({ data, month, onClose }: ImportDialogProps) {
  const { rows, unread, message, failure, isReading, isWriting, read, write } = useWorkImport(data, month, onClose);
  const bad = rows?.filter(({ problems }) => problems.length > 0) ?? [];
  return (
    <Dialog open title="근무 기록 엑셀 업로드" size="large" onClose={onClose}>
      <DialogBody>
        <Note>
          첫 줄에 이름, 날짜, 출근, 퇴근이 있는 파일을 골라 주세요. 구분과 메모는 있으면 읽습니다. 엑셀 다운로드로 받은
          파일과 같은 모양입니다.
        </Note>
        <FileDrop
          label="근무 기록 (엑셀·CSV 파일)"
          accept={listFiles}
          disabled={isReading || isWriting}
          onFiles={([file]) => file && void read(file)}
        />
        <Row role="status" as="p">
          {isReading && <Spinner size={16} />}
          {isReading ? '파일을 확인하는 중입니다…' : message}
        </Row>
        <UnreadNote parts={unread} />
        <FormAlert message={failure?.message} />
        {failure && (
          <Button icon={<RefreshIcon aria-hidden />} onClick={failure.retry}>
            다시 시도
          </Button>
        )}
        {bad.length > 0 && (
          <ul role="list" aria-label="수정할 칸" className={css.list}>
            {bad.flatMap(({ row, problems, texts }) =>
              problems.map(({ column, message: why }) => (
                <li key={`${row} ${column} ${why}`} className={css.item}>
                  <span>
                    <strong>
                      {row}행 {column}
                    </strong>{' '}
                    {texts[column]}
                  </span>
                  <span>{why}</span>
                </li>
              )),
            )}
          </ul>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          loading={isWriting}
          disabled={isReading || rows === null || rows.length === 0 || bad.length > 0}
          onClick={() => void write()}
        >
          {rows && bad.length === 0 && rows.length > 0 ? `${rows.length}건 추가` : '추가'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What went wrong, and how to try it again. */
interface Failure {
  message: string;
  retry: () => void;
}

function useWorkImport(data: ImportDialogProps['data'], month: string, onClose: () => void) {
  const change = useChangeWorkRecords();
  const toast = useToast();
  const [rows, setRows] = useState<readonly ReadRow[] | null>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState<'reading' | 'writing'>();
  const changesIn = (all: readonly ReadRow[]) => all.flatMap((row) => row.change ?? []);

  const read = async (file: File): Promise<void> => {
    setRows(null);
    setUnread([]);
    setMessage('');
    setFailure(undefined);
    setBusy('reading');
    try {
      const list = firstList(await readListFile(file), (texts) => readWorkSheet(texts, data, month));
      if ('reason' in list) return setMessage(`${file.name}: ${list.reason}`);
      const { rows: found, ignored, notes } = list.found;
      setUnread([...notes, ...ignoredNote(ignored), ...list.unread]);
      const changes = changesIn(found);
      const { problems } =
        changes.length > 0
          ? await change.mutateAsync({ data: { kind: 'import', isPreview: true, changes } })
          : { problems: [] };
      const byId = new Map(problems.map((problem) => [problem.id, problem.message]));
      const checked = found.map((row) => withRefusal(row, byId));
      const wrong = checked.filter((row) => row.problems.length > 0).length;
      setRows(checked);
      setMessage(
        wrong > 0
          ? `${file.name}의 ${checked.length}행 중 ${wrong}행을 수정해야 합니다. 수정한 파일을 다시 골라 주세요.`
          : `${file.name}의 ${checked.length}행을 모두 넣을 수 있습니다.`,
      );
    } catch (error) {
      setFailure({ message: problemText(error), retry: () => void read(file) });
    } finally {
      setBusy(undefined);
    }
  };
  const write = async (): Promise<void> => {
    setFailure(undefined);
    setBusy('writing');
    try {
      const { changed } = await change.mutateAsync({ data: { kind: 'import', changes: changesIn(rows ?? []) } });
      toast({ message: `근무 ${changed.length.toLocaleString('ko')}건을 추가했습니다`, tone: 'positive' });
      onClose();
    } catch (error) {
      setFailure({ message: problemText(error), retry: () => void write() });
      setBusy(undefined);
    }
  };
  return { rows, unread, message, failure, isReading: busy === 'reading', isWriting: busy === 'writing', read, write };
}

/** A row that the server would refuse says so at its hours. */
function withRefusal(row: ReadRow, refusals: ReadonlyMap<string, string>): ReadRow {
  const message = row.change ? refusals.get(row.change.id) : undefined;
  return message === undefined ? row : { ...row, problems: [...row.problems, { column: '출근', message }] };
}
