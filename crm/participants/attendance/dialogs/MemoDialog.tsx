import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { writeMemoBulkBodyMemoMax } from '#openapi/generated/zod/participants.ts';
import { FormDialog, TextField } from '#ui-kit';
import { someStudents } from '#ui-kit/format/names/someNames.ts';
import type { AttendanceRecord } from '../marks/records.ts';

interface MemoDialogProps {
  records: readonly AttendanceRecord[];
  /** Their students. */
  names: readonly string[];
  onWrite: (memo: string | null) => Promise<void>;
  onClose: () => void;
}

const schema = zod.object({ memo: zod.string().check(zod.trim(), zod.maxLength(writeMemoBulkBodyMemoMax)) });

/** Writes one memo for these records and shows how many memos it replaces. An empty one deletes them. */
export function MemoDialog({ records, names, onWrite, onClose }: MemoDialogProps) {
  const [only, ...others] = records;
  const isOne = only !== undefined && others.length === 0;
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { memo: isOne ? only.memo : '' } });
  const written = records.filter(({ memo }) => memo !== '').length;
  return (
    <FormDialog
      open
      title={`${whoIn(names)} ${isOne ? '메모 추가' : `${records.length}칸에 메모 추가`}`}
      size="small"
      form={form}
      onSubmit={({ memo }) => onWrite(memo === '' ? null : memo)}
      onClose={onClose}
    >
      <TextField
        name="memo"
        label="메모"
        multiline
        hint={written > 0 && !isOne ? `${written}칸에 이미 있는 메모를 바꿉니다. 비워 두면 지웁니다.` : undefined}
      />
    </FormDialog>
  );
}

/** As many names as fit a title. */
const whoIn = (names: readonly string[]): string => someStudents(names, names.length < 3 ? 2 : 1);
