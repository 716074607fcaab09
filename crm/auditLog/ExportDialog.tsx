import { useForm } from 'react-hook-form';
import { saveFile } from '#client/files/saveFile.ts';
import { useExportAudit } from '#client/generated/rest/auditLog.ts';
import { exportAuditBodyPurposeMax } from '#openapi/generated/zod/auditLog.ts';
import { FormDialog, formatInstant, TextField, todayInSeoul, useToast } from '#ui-kit';
import { xlsxFile } from '../shared/lists/sheetFile.ts';
import { exportFilter, type AuditFilters } from './auditQuery.ts';
import { aboutWords, changeWords, kindWords, whatWords, whoWords, type NamesById } from './auditWords.ts';
import css from './AuditLog.module.css';

interface ExportDialogProps {
  filters: AuditFilters;
  names: NamesById;
  onClose: () => void;
}

const most = 10_000;

/** Exports changes as an Excel file, with the purpose, which the server keeps. */
export default function ExportDialog({ filters, names, onClose }: ExportDialogProps) {
  const send = useExportAudit();
  const toast = useToast();
  const form = useForm({ defaultValues: { purpose: '' } });
  return (
    <FormDialog
      open
      title="변경 기록 내보내기"
      submitLabel="파일 다운로드"
      form={form}
      onClose={onClose}
      onSubmit={async ({ purpose }) => {
        const { entries } = await send.mutateAsync({ data: { purpose, filter: exportFilter(filters) } });
        const header = ['일시', '사용자', '작업', '대상', '변경 전 → 변경 후', '작업 종류', '주소'];
        const rows = entries.map((entry) => [
          formatInstant(entry.at),
          whoWords(entry),
          whatWords(entry),
          aboutWords(entry),
          changeWords(entry, names).join('\n'),
          kindWords(entry),
          entry.ip ?? '',
        ]);
        saveFile(await xlsxFile({ header, rows }), `변경 기록 ${todayInSeoul()}.xlsx`);
        toast({ message: `${entries.length.toLocaleString('ko')}건을 내보냈습니다`, tone: 'positive' });
      }}
    >
      <p className={css.hint}>
        개인정보가 파일로 나갑니다. 누가 언제 왜 가져갔는지 기록에 남습니다. 바뀐 것마다 한 줄이고, 최근{' '}
        {most.toLocaleString('ko')}건까지 나갑니다.
      </p>
      <TextField
        name="purpose"
        label="목적"
        required
        maxLength={exportAuditBodyPurposeMax}
        placeholder="예: 개인정보 처리 점검"
      />
    </FormDialog>
  );
}
