import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteTag } from '#client/generated/rest/tags.ts';
import { ConfirmDialog, useToast } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../students/index.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import type { TagListQuery } from './generated/graphql.ts';
import { TagDialog } from './TagDialog.tsx';

interface TagActionsProps {
  tag: TagListQuery['tags'][number];
  /** How many students have it; it is deleted only when nobody has. */
  count: number;
}

/** What can be done with a tag. */
export function TagActions({ tag, count }: TagActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteTag();
  const toast = useToast();
  const navigate = useNavigate();
  const close = (): void => setDialog(null);
  return (
    <RowActions
      name={tag.name}
      items={[
        { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
        { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('delete') },
      ]}
    >
      {dialog === 'edit' && <TagDialog tag={tag} onClose={close} />}
      {dialog === 'delete' && count > 0 && (
        <ConfirmDialog
          open
          title={`${tag.name} 태그는 아직 지울 수 없습니다`}
          confirmLabel="이 학생들 보기"
          cancelLabel="닫기"
          onConfirm={() => void navigate(studentPaths.tagged(tag.id))}
          onClose={close}
        >
          {count.toLocaleString('ko')}명에게 붙어 있습니다. 목록에서 모두 선택해 한 번에 뗀 뒤 지울 수 있습니다.
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={dialog === 'delete' && count === 0}
        title={`${tag.name} 태그를 지울까요?`}
        confirmLabel="태그 지우기"
        tone="danger"
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync({ tagId: tag.id });
          toast({ message: `${tag.name} 태그를 지웠습니다` });
        }}
      >
        이름과 색이 사라지고 되돌릴 수 없습니다. 지금 이 태그가 붙은 학생은 없습니다.
      </ConfirmDialog>
    </RowActions>
  );
}
