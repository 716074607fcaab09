import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, useSending } from '#ui-kit';
import { DownloadIcon, UploadIcon } from '#ui-kit/icons.ts';
import { xlsxFile } from '../../../shared/lists/sheetFile.ts';
import type { WorkGridQuery } from '../../generated/manager.ts';
import { workSheet } from './workSheet.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));

interface ExcelButtonsProps {
  data: WorkGridQuery;
  /** A day or a month, for the file's name. */
  shown: string;
}

/** The shifts on screen as an Excel file, and shifts out of one. */
export function ExcelButtons({ data, shown }: ExcelButtonsProps) {
  const [importing, setImporting] = useState(false);
  const { send } = useSending();
  const take = () => send(async () => saveFile(await xlsxFile(workSheet(data, shown)), `근무 기록 ${shown}.xlsx`));
  return (
    <>
      <Button icon={<UploadIcon aria-hidden />} onClick={() => setImporting(true)}>
        엑셀 업로드
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} onClick={() => void take()}>
        엑셀 다운로드
      </Button>
      {importing && <ImportDialog data={data} month={shown.slice(0, 7)} onClose={() => setImporting(false)} />}
    </>
  );
}
