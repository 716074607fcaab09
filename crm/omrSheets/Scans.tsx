import { useCancelScan } from '#client/generated/rest/omrSheets.ts';
import type { Upload } from '#client/files/upload/useUploadQueue.ts';
import { FileDrop, formatInstant, ProgressBar, StatusChip, useSending, Note } from '#ui-kit';
import type { OmrScanFragment, OmrSheetFragment } from './generated/graphql.ts';
import css from './Omr.module.css';
import type { DeskExam } from './types.ts';

const accept = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.heic,.heif,.webp';

/** The drop area for scans, and the processed files. */
export function Scans({ exam, onFiles }: { exam: DeskExam; onFiles: (files: File[]) => void }) {
  const ended = exam.omrScans.filter((scan) => !isOpen(scan));
  return (
    <section className={css.scans} aria-label="스캔">
      <FileDrop label="스캔한 답안지" accept={accept} maxBytes={100 * 1024 * 1024} multiple onFiles={onFiles} />
      <div className={css.files}>
        {ended.length > 0 ? (
          <ul role="list" aria-label="올린 파일">
            {ended.map((scan) => (
              <Ended key={scan.id} scan={scan} sheets={exam.omrSheets.filter(({ scanId }) => scanId === scan.id)} />
            ))}
          </ul>
        ) : (
          <Note>
            답안지를 인쇄해 시험을 본 뒤, 복합기로 스캔한 파일이나 휴대폰 사진을 올려 주세요. 확실한 쪽은 바로 채점하고,
            불확실한 쪽은 그림을 보며 확인하게 모아 둡니다.
          </Note>
        )}
        <Note>PDF, JPEG, PNG, TIFF, HEIC 파일을 파일마다 100 MB까지 올릴 수 있습니다.</Note>
      </div>
    </section>
  );
}

/** Uploads and processed files, kept while other tabs are open. */
export function UnderWay({ exam, uploads, onCancel }: UnderWayProps) {
  const open = exam.omrScans.filter(isOpen);
  if (uploads.length + open.length === 0) return null;
  return (
    <div className={css.underWay}>
      {uploads.map((upload) => (
        <Sending key={upload.id} upload={upload} onCancel={() => onCancel(upload.id)} />
      ))}
      {open.map((scan) => (
        <Reading key={scan.id} scan={scan} exam={exam} />
      ))}
    </div>
  );
}

interface UnderWayProps {
  exam: DeskExam;
  uploads: readonly Upload[];
  /** Cancels an upload. */
  onCancel: (id: string) => void;
}

const isOpen = ({ status }: OmrScanFragment): boolean => status === 'QUEUED' || status === 'READING';

function Sending({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  if (upload.state !== 'FAILED') {
    return <ProgressBar label={`${upload.name} 올리는 중`} value={null} onCancel={onCancel} />;
  }
  return (
    <p role="alert" className={css.refused}>
      <strong>{upload.name}</strong> {upload.reason}
    </p>
  );
}

function Reading({ scan, exam }: { scan: OmrScanFragment; exam: DeskExam }) {
  const { lectureId, weeklyLectureId } = exam;
  const cancel = useCancelScan();
  const { send } = useSending();
  const done = doneOf(scan);
  const words = scan.pages === null ? '여는 중' : `${done}/${scan.pages}쪽`;
  return (
    <ProgressBar
      label={scan.status === 'QUEUED' ? `${scan.fileName} 차례를 기다리는 중` : `${scan.fileName} 읽는 중`}
      value={scan.pages === null ? null : done}
      max={scan.pages ?? 1}
      valueText={words}
      onCancel={() =>
        void send(() => cancel.mutateAsync({ lectureId, weeklyLectureId, examId: exam.id, scanId: scan.id }))
      }
    />
  );
}

function Ended({ scan, sheets }: { scan: OmrScanFragment; sheets: readonly OmrSheetFragment[] }) {
  const by = [formatInstant(scan.createdAt), scan.createdByStaff?.name].filter(Boolean).join(' · ');
  return (
    <li className={css.file}>
      <span className={css.fileName}>{scan.fileName}</span>
      <Note as="span">{by}</Note>
      <Note as="span">{`${doneOf(scan)}/${scan.pages ?? 0}쪽`}</Note>
      <Note as="span">{sheetWords(sheets)}</Note>
      {endOf(scan, sheets)}
    </li>
  );
}

/** How a file ended; one of which no page could be read is not simply done. */
function endOf({ status }: OmrScanFragment, sheets: readonly OmrSheetFragment[]) {
  if (status === 'CANCELLED') return <StatusChip tone="warning">취소</StatusChip>;
  const isUnread = sheets.length > 0 && sheets.every((sheet) => sheet.status === 'REJECTED');
  return isUnread ? <StatusChip tone="negative">반려</StatusChip> : <StatusChip tone="positive">끝남</StatusChip>;
}

/** Answer sheets of a file, and its pages without one. */
function sheetWords(sheets: readonly OmrSheetFragment[]): string {
  const count = (...states: string[]) => sheets.filter(({ status }) => states.includes(status)).length;
  const [blank, other] = [count('BLANK'), count('NO_SHEET')];
  return [
    `답안지 ${sheets.length - blank - other}장`,
    blank > 0 && `빈 쪽 ${blank}`,
    other > 0 && `답안지 아님 ${other}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const doneOf = ({ sheets_aggregate }: OmrScanFragment): number => sheets_aggregate.aggregate?.count ?? 0;
