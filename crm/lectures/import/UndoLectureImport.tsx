import { josa } from 'es-hangul';
import { useImportLectures } from '#client/generated/rest/lectures.ts';
import { whileBusy } from '#client/page/busy.ts';
import { ConfirmDialog } from '#ui-kit';

interface UndoLectureImportProps {
  changeSetId: string;
  /** What it made: `강의 20개, 수강등록 600건`. */
  words: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then takes an import back; if something hangs on it since, the dialog lists it. */
export function UndoLectureImport({ changeSetId, words, onDone, onClose }: UndoLectureImportProps) {
  const undo = useImportLectures();
  return (
    <ConfirmDialog
      open
      title="이 등록을 되돌릴까요?"
      confirmLabel="되돌리기"
      tone="danger"
      onConfirm={async () => {
        await whileBusy('등록을 되돌리는 중입니다', undo.mutateAsync({ data: { mode: 'UNDO', changeSetId } }));
        onDone?.();
      }}
      said="등록하기 전으로 되돌렸습니다"
      onClose={onClose}
    >
      <p>{`${josa(words, '와/과')} 그 주차를 모두 삭제합니다.`}</p>
      <p>그 뒤에 출결, 성적, 시험 같은 기록이 생겼으면 아무것도 되돌리지 않고 무엇인지 알려 드립니다.</p>
    </ConfirmDialog>
  );
}
