import { useImportStudents } from '#client/generated/rest/students.ts';
import { whileBusy } from '#client/page/busy.ts';
import { ConfirmDialog } from '#ui-kit';
import { importCounts } from './importWords.ts';

interface UndoImportProps {
  changeSetId: string;
  /** How many students it registered and how many it changed. */
  created: number;
  changed: number;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then undoes an import; if something was changed since, the dialog lists it. */
export function UndoImport({ changeSetId, created, changed, onDone, onClose }: UndoImportProps) {
  const undo = useImportStudents();
  return (
    <ConfirmDialog
      open
      title="이 등록을 되돌릴까요?"
      confirmLabel="되돌리기"
      tone="danger"
      onConfirm={async () => {
        const undone = undo.mutateAsync({ data: { mode: 'UNDO', changeSetId } });
        await whileBusy('등록을 되돌리는 중입니다', undone);
        onDone?.();
      }}
      said="등록하기 전으로 되돌렸습니다"
      onClose={onClose}
    >
      <p>
        {importCounts(created, changed)}을 등록하기 전으로 되돌립니다. 새로 등록한 학생은 삭제되고, 수정한 정보는 전의
        값이 됩니다.
      </p>
      <p>
        그 뒤에 누가 수정했거나 수강, 상담 같은 기록이 생긴 학생이 있으면 아무것도 되돌리지 않고 누구인지 알려 드립니다.
      </p>
    </ConfirmDialog>
  );
}
