import { useDelete } from '@refinedev/core';
import { useState } from 'react';
import { useFinishUpload, useSetWatermark } from '#client/generated/rest/files.ts';
import { useSending } from '#ui-kit';
import { DeleteIcon, EditIcon, LockIcon, UnlockIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../../shared/records/RowActions.tsx';
import type { OwnerFilesQuery } from '../generated/graphql.ts';
import { FileMemoDialog } from './FileMemoDialog.tsx';

/** The actions of a file. Deleting needs no confirmation, because it can be undone. */
export function FileMenu({ file }: { file: OwnerFilesQuery['files'][number] }) {
  const [writing, setWriting] = useState(false);
  const { mutateAsync: remove } = useDelete();
  const restore = useFinishUpload();
  const watermark = useSetWatermark();
  const marking = useSending();
  const erasing = useSending();
  const { id, name, version, isWatermarked } = file;
  const mark = () =>
    marking.send(
      () => watermark.mutateAsync({ fileId: id, data: { isWatermarked: !isWatermarked, version } }),
      isWatermarked ? '워터마크를 뺐습니다' : '워터마크를 넣었습니다',
    );
  const erase = () =>
    erasing.send(() => remove({ resource: 'files', id, successNotification: false, errorNotification: false }), {
      message: `파일을 지웠습니다 · ${name}`,
      undo: { send: () => restore.mutateAsync({ data: { fileId: id } }) },
    });
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
                onSelect: () => void mark(),
              },
            ]
          : []),
        {
          label: '지우기',
          icon: <DeleteIcon aria-hidden />,
          tone: 'danger',
          onSelect: () => void erase(),
        },
      ]}
    >
      {writing && <FileMemoDialog file={file} onClose={() => setWriting(false)} />}
    </RowActions>
  );
}
