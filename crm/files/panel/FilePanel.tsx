import { useList } from '@refinedev/core';
import { useDownload } from '#client/files/useDownload.ts';
import type { FileOwner } from '#client/files/upload/upload.ts';
import { useUploads } from '#client/files/upload/useUploads.ts';
import { Chip, FileDrop, FileList, QueryView, Stack, UploadList, useToast } from '#ui-kit';
import { OwnerFilesDocument, type OwnerFilesQuery } from '../generated/graphql.ts';
import { FileMenu } from './FileMenu.tsx';
import css from './FilePanel.module.css';

interface FilePanelProps {
  owner: FileOwner;
  /** The name of the owner of the files, such as `3주차 자료`. */
  name: string;
  /** Shown while there are no files. */
  emptyText: string;
}

type OwnerFile = OwnerFilesQuery['files'][number];

const megabyte = 1024 * 1024;

/** The files of an owner: upload, download, memo, permissions and deletion. */
export function FilePanel({ owner, name, emptyText }: FilePanelProps) {
  const { query } = useList<OwnerFile>({
    resource: 'files',
    pagination: { mode: 'off' },
    meta: { gqlQuery: OwnerFilesDocument, gqlVariables: owner },
    queryOptions: { staleTime: 0 },
  });
  const { uploads, add, cancel, retry } = useUploads(owner);
  const toast = useToast();
  const { busyId, download } = useDownload((message) => toast({ message, tone: 'negative' }));
  return (
    <Stack gap={12} className={css.panel}>
      <QueryView query={query}>
        {({ data: files }) =>
          files.length === 0 ? (
            <p className={css.empty}>{emptyText}</p>
          ) : (
            <FileList
              label={name}
              files={files.map(asListed)}
              busyId={busyId}
              onDownload={(file) => void download(file)}
              note={(file) => <Notes file={file} />}
              actions={(file) => <FileMenu file={file} />}
            />
          )
        }
      </QueryView>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <FileDrop label={`${name}에 올릴 파일`} multiple size="small" maxBytes={5120 * megabyte} onFiles={add} />
    </Stack>
  );
}

function Notes({ file: { isWatermarked, watermarkTrouble, views } }: { file: OwnerFile }) {
  return (
    <>
      {views.length > 0 && <span>{`${views.length}명이 봄`}</span>}
      {isWatermarked && <Chip tone="info">워터마크</Chip>}
      {watermarkTrouble != null && (
        <>
          <Chip tone="negative">학생이 받지 못함</Chip>
          <span className={css.trouble}>{watermarkTrouble}</span>
        </>
      )}
    </>
  );
}

const asListed = (file: OwnerFile) => ({ ...file, by: file.createdByStaff?.name ?? undefined });
