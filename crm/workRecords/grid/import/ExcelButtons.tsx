import { saveFile } from '#client/files/saveFile.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { DownloadIcon, UploadIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../../../shared/actions/ActionButtons.tsx';
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
  return (
    <ActionButtons
      name="근무 기록"
      quiet={1}
      actions={[
        {
          title: '엑셀 업로드',
          icon: UploadIcon,
          asks: (close) => <ImportDialog data={data} month={shown.slice(0, 7)} onClose={close} />,
        },
        {
          title: '엑셀 다운로드',
          icon: DownloadIcon,
          run: (send) => send(async () => saveFile(await xlsxFile(workSheet(data, shown)), `근무 기록 ${shown}.xlsx`)),
        },
      ]}
    />
  );
}
