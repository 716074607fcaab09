import { useForm } from 'react-hook-form';
import { useWriteSheetMemo } from '#client/generated/rest/omrSheets.ts';
import { writeSheetMemoBodyMemoMax } from '#openapi/generated/zod/omrSheets.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import type { OmrSheetFragment } from '../generated/graphql.ts';
import { pageName } from '../sheetWords.ts';
import type { DeskExam } from '../types.ts';

interface SheetMemoDialogProps {
  exam: DeskExam;
  sheet: OmrSheetFragment;
  onClose: () => void;
}

/** A note for colleagues about a page, e.g. why it was graded by hand. */
export function SheetMemoDialog({ exam: { lectureId, weeklyLectureId }, sheet, onClose }: SheetMemoDialogProps) {
  const write = useWriteSheetMemo();
  const form = useForm({ defaultValues: { memo: sheet.memo } });
  return (
    <RecordDialog
      title={`${pageName(sheet)} 메모`}
      form={form}
      version={sheet.version}
      onClose={onClose}
      save={({ memo }, version) =>
        write.mutateAsync({ lectureId, weeklyLectureId, sheetId: sheet.id, data: { version, memo } })
      }
      said={() => '메모를 저장했습니다'}
    >
      <TextField name="memo" label="메모" hint="직원에게만 보입니다." multiline maxLength={writeSheetMemoBodyMemoMax} />
    </RecordDialog>
  );
}
