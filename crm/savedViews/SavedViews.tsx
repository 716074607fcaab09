import type { CrudSort } from '@refinedev/core';
import { useState } from 'react';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, Menu } from '#ui-kit';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import css from './SavedViews.module.css';
import { useSavedViews } from './useSavedViews.ts';

const NameDialog = lazyPart(() => import('./NameDialog.tsx'));

interface SavedViewsProps {
  /** The list, e.g. `lectures`; each list has its own views. */
  screen: string;
  /** The order of the list at its bare address, which is no view to save. @default none */
  sorters?: CrudSort[];
}

/**
 * A person's saved views of a list: search, filters and sorting under a name. The current view is in the address, so that a shared link shows a
 * colleague the same.
 */
export function SavedViews({ screen, sorters }: SavedViewsProps) {
  const { views, query, shown, show, save, rename, copyLink, remove } = useSavedViews(screen, sorters);
  const [dialog, setDialog] = useState<'save' | 'rename' | null>(null);
  const close = (): void => setDialog(null);
  if (views.length === 0 && query === '') return null;
  return (
    <div className={css.views}>
      {views.length > 0 && (
        <ChoiceChips
          label="저장한 보기"
          items={views.map(({ id, name }) => ({ id, label: name }))}
          chosen={shown ? [shown.id] : []}
          onToggle={(id) => show(id === shown?.id ? null : (views.find((view) => view.id === id) ?? null))}
        />
      )}
      {shown ? (
        <Menu
          label={`보기 ${shown.name} 메뉴`}
          iconOnly
          align="start"
          icon={<MoreIcon aria-hidden />}
          items={[
            { label: '이름 바꾸기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('rename') },
            { label: '주소 복사', icon: <CopyIcon aria-hidden />, onSelect: () => void copyLink(shown) },
            {
              label: '이 보기 삭제',
              icon: <DeleteIcon aria-hidden />,
              tone: 'danger',
              onSelect: () => void remove(shown),
            },
          ]}
        />
      ) : (
        query !== '' && (
          <Button size="small" variant="quiet" onClick={() => setDialog('save')}>
            지금 보기 저장
          </Button>
        )
      )}

      {dialog === 'save' && (
        <NameDialog
          title="지금 보기 저장"
          hint="나에게만 보입니다. 같은 이름의 보기는 지금 조건으로 바뀝니다."
          onSave={save}
          onClose={close}
        />
      )}
      {dialog === 'rename' && shown && (
        <NameDialog title="보기 이름 바꾸기" name={shown.name} onSave={(name) => rename(shown, name)} onClose={close} />
      )}
    </div>
  );
}
