import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveFile } from '#client/files/saveFile.ts';
import { type ExportColumn, useExportStudents } from '#client/generated/rest/students.ts';
import { exportStudentsBodyFilterMax, exportStudentsBodyPurposeMax } from '#openapi/generated/zod/students.ts';
import { FormDialog, SelectField, TextField, todayInSeoul, useToast, UserError, Note } from '#ui-kit';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { csvFile, xlsxFile } from '../../shared/lists/sheetFile.ts';
import { columnWords, exportColumns, templateColumns } from './exportColumns.ts';

interface ExportDialogProps {
  /** The students; a function is called when the file is created. */
  userIds: readonly string[] | (() => Promise<readonly string[]>);
  /** How many students these are. */
  count: number;
  /** The list's filters, as text. */
  filter: string;
  /** Export the import's template with data: its columns are fixed. @default false */
  isTemplate?: boolean;
  onClose: () => void;
}

interface ExportForm {
  purpose: string;
  format: 'XLSX' | 'CSV';
}

const formats = [
  { value: 'XLSX', label: '엑셀 (.xlsx)' },
  { value: 'CSV', label: 'CSV (.csv)' },
] as const;
const usual: readonly ExportColumn[] = ['name', 'studentNumber', 'school', 'grade', 'phone', 'parentPhone', 'lecture'];

/** Exports students as a file. Because these are personal data, it asks for the reason, which the server logs. */
export function ExportDialog({ userIds, count, filter, isTemplate = false, onClose }: ExportDialogProps) {
  const [chosen, setChosen] = useState(isTemplate ? templateColumns : usual);
  const send = useExportStudents();
  const toast = useToast();
  const form = useForm<ExportForm>({ defaultValues: { purpose: '', format: 'XLSX' } });
  const toggle = (id: ExportColumn): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <FormDialog
      open
      title={isTemplate ? '지금 명단으로 채운 양식 다운로드' : `학생 ${count.toLocaleString('ko')}명 내보내기`}
      submitLabel="파일 다운로드"
      form={form}
      onClose={onClose}
      onSubmit={async ({ purpose, format }) => {
        if (chosen.length === 0) throw new UserError('내보낼 열을 하나는 골라 주세요.');
        const columns = exportColumns.map(({ id }) => id).filter((id) => chosen.includes(id));
        const ids = typeof userIds === 'function' ? await userIds() : userIds;
        const data = {
          userIds: [...ids],
          columns,
          format,
          purpose,
          filter: filter.slice(0, exportStudentsBodyFilterMax),
        };
        const { students } = await send.mutateAsync({ data });
        const header = [...columnWords(columns), ...(isTemplate ? ['메모'] : [])];
        const file = await (format === 'CSV' ? csvFile : xlsxFile)({ header, rows: students });
        saveFile(file, `${isTemplate ? '학생 등록 양식' : '학생 명단'} ${todayInSeoul()}.${format.toLowerCase()}`);
        toast({ message: `${students.length.toLocaleString('ko')}명을 내보냈습니다`, tone: 'positive' });
      }}
    >
      <Note>
        개인정보가 파일로 나갑니다. 누가 언제 왜 몇 명을 가져갔는지 감사 기록에 남습니다.
        {filter !== '' && ` 조건: ${filter}`}
      </Note>
      <TextField
        name="purpose"
        label="목적"
        required
        maxLength={exportStudentsBodyPurposeMax}
        placeholder={isTemplate ? '예: 새 학기 명단 수정' : '예: 학부모 총회 안내'}
      />
      {!isTemplate && (
        <div>
          <Note>열</Note>
          <ChoiceChips label="열" items={exportColumns} chosen={chosen} onToggle={toggle} />
        </div>
      )}
      {!isTemplate && <SelectField name="format" label="형식" options={formats} />}
    </FormDialog>
  );
}
