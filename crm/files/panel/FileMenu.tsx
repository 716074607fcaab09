import { useDelete } from '@refinedev/core';
import { useState } from 'react';
import { useFinishUpload, useSetWatermark } from '#client/generated/rest/files.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { DeleteIcon, EditIcon, LockIcon, UnlockIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../../shared/RowActions.tsx';
import type { OwnerFilesQuery } from '../generated/graphql.ts';
import { FileMemoDialog } from './FileMemoDialog.tsx';

/** The actions of a file. Deleting needs no confirmation, because it can be undone. */
export function FileMenu({ file }: { file: OwnerFilesQuery['files'][number] }) {
  const [writing, setWriting] = useState(false);
  const { mutate: remove } = useDelete();
  const restore = useFinishUpload();
  const watermark = useSetWatermark();
  const toast = useToast();
  const { id, name, version, isWatermarked } = file;
  const onError = (error: unknown): void => toast({ message: problemText(error), tone: 'negative' });
  const bringBack = (): void => restore.mutate({ data: { fileId: id } }, { onError });
  const onDeleted = (): void =>
    toast({ message: `파일을 지웠습니다 · ${name}`, action: { label: '되돌리기', onClick: bringBack } });
  const onMarked = (): void =>
    toast({ message: isWatermarked ? '워터마크를 뺐습니다' : '워터마크를 넣었습니다', tone: 'positive' });
  const mark = (): void =>
    watermark.mutate(
      { fileId: id, data: { isWatermarked: !isWatermarked, version } },
      { onError, onSuccess: onMarked },
    );
  return (
    <RowActions
      name={name}
      items={[
        {
          label: file.memo ? '메모 고치기' : '메모 쓰기',
          icon: <EditIcon aria-hidden />,
          onSelect: () => setWriting(true),
        },
        ...(file.contentType === 'application/pdf'
          ? [
              {
                label: isWatermarked ? '워터마크 빼기' : '워터마크 넣기',
                icon: isWatermarked ? <UnlockIcon aria-hidden /> : <LockIcon aria-hidden />,
                onSelect: mark,
              },
            ]
          : []),
        {
          label: '지우기',
          icon: <DeleteIcon aria-hidden />,
          tone: 'danger',
          onSelect: () =>
            remove(
              { resource: 'files', id, successNotification: false, errorNotification: false },
              { onError, onSuccess: onDeleted },
            ),
        },
      ]}
    >
      {writing && <FileMemoDialog file={file} onClose={() => setWriting(false)} />}
    </RowActions>
  );
}
