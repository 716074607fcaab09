import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { ConfirmDialog } from '#ui-kit';
import { paths as studentPaths } from '../students/paths.ts';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import type { Tag } from './types.ts';

const TagDialog = lazyWhenIdle(() => import('./TagDialog.tsx').then((file) => file.TagDialog));

interface TagActionsProps {
  tag: Tag;
  /** The number of students with the tag; it can be deleted only when there are none. */
  count: number;
}

/** The actions of a tag. */
export function TagActions({ tag, count }: TagActionsProps) {
  const navigate = useNavigate();
  const { id, name } = tag;
  const deletion = deleting({
    resource: 'tags',
    id,
    noun: '태그',
    name: `${name} 태그`,
    warns: '이름과 색이 사라지고 되돌릴 수 없습니다. 지금 이 태그가 붙은 학생은 없습니다.',
  });
  const refusal = (close: () => void) => (
    <ConfirmDialog
      open
      title={`${name} 태그는 아직 삭제할 수 없습니다`}
      confirmLabel="이 학생들 보기"
      cancelLabel="닫기"
      onConfirm={() => void navigate(studentPaths.tagged(id))}
      onClose={close}
    >
      {count.toLocaleString('ko')}명에게 붙어 있습니다. 목록에서 모두 선택해 한 번에 뗀 뒤 삭제할 수 있습니다.
    </ConfirmDialog>
  );
  return (
    <ActionMenu
      name={name}
      actions={[
        editing((close) => <TagDialog tag={tag} onClose={close} />),
        count > 0 ? { ...deletion, asks: refusal } : deletion,
      ]}
    />
  );
}
