import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { authorisedFetch } from '#client/session/authorisedFetch.ts';
import { useDownload } from '#client/files/useDownload.ts';
import { getDownload } from '#client/generated/rest/files.ts';
import { Button, LoadingState, useToast } from '#ui-kit';
import { FileIcon } from '#ui-kit/icons.ts';
import css from './Claims.module.css';

interface Receipt {
  id: string;
  name: string;
  contentType: string;
}

/** Receipts: photos as they are, other files to download. */
export function Receipts({ files }: { files: readonly Receipt[] }) {
  const toast = useToast();
  const { busyId, download } = useDownload((message) => toast({ message, tone: 'negative' }));
  if (files.length === 0) return <p className={css.none}>영수증이 없습니다.</p>;
  return (
    <ul className={css.receipts} aria-label="영수증">
      {files.map((file) => (
        <li key={file.id}>
          {file.contentType.startsWith('image/') && <Photo file={file} />}
          <Button
            size="small"
            icon={<FileIcon aria-hidden />}
            loading={busyId === file.id}
            onClick={() => void download(file)}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Photo({ file: { id, name } }: { file: Receipt }) {
  const { data, isPending } = useQuery({
    queryKey: ['receipt', id],
    queryFn: () => readPhoto(id),
    staleTime: Infinity,
  });
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !data) return;
      const url = URL.createObjectURL(data);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [data],
  );
  if (isPending) return <LoadingState rows={3} label="영수증을 불러오는 중입니다" />;
  if (!data) return <p className={css.none}>사진을 불러오지 못했습니다. 파일을 내려받아 확인해 주세요.</p>;
  return <img ref={show} alt={`영수증 ${name}`} />;
}

async function readPhoto(fileId: string): Promise<Blob | null> {
  const { url } = await getDownload({ fileId });
  const response = await authorisedFetch(url);
  return response.ok ? response.blob() : null;
}
