import { useDelete } from '@refinedev/core';
import { useFinishUpload, useSetWatermark } from '#client/generated/rest/files.ts';
import { DeleteIcon, EditIcon, LockIcon, UnlockIcon } from '#ui-kit/icons.ts';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import type { OwnerFilesQuery } from '../generated/graphql.ts';
import { FileMemoDialog } from './FileMemoDialog.tsx';

/** The actions of a file. Deleting needs no confirmation, because it can be undone. */
export function FileMenu({ file }: { file: OwnerFilesQuery['files'][number] }) {
  const { mutateAsync: remove } = useDelete();
  const restore = useFinishUpload();
  const watermark = useSetWatermark();
  const { id, name, version, isWatermarked } = file;
  return (
    <ActionMenu
      name={name}
      actions={[
        {
          title: file.memo ? '메모 수정' : '메모 추가',
          icon: EditIcon,
          asks: (close) => <FileMemoDialog file={file} onClose={close} />,
        },
        {
          title: isWatermarked ? '워터마크 빼기' : '워터마크 추가',
          icon: isWatermarked ? UnlockIcon : LockIcon,
          when: file.contentType === 'application/pdf',
          run: (send) =>
            send(
              () => watermark.mutateAsync({ fileId: id, data: { isWatermarked: !isWatermarked, version } }),
              isWatermarked ? '워터마크를 뺐습니다' : '워터마크를 추가했습니다',
            ),
        },
        {
          title: '삭제',
          icon: DeleteIcon,
          tone: 'danger',
          run: (send) =>
            send(() => remove({ resource: 'files', id, successNotification: false, errorNotification: false }), {
              message: `파일을 삭제했습니다 · ${name}`,
              undo: { send: () => restore.mutateAsync({ data: { fileId: id } }) },
            }),
        },
      ]}
    />
  );
}
