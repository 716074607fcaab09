import { useList } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { useOrderTags } from '#client/generated/rest/tags.ts';
import { EmptyState, Link, QueryView, SortableList } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { paths as studentPaths } from '../students/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { TagListDocument } from './generated/graphql.ts';
import { TagActions } from './TagActions.tsx';
import css from './TagListPage.module.css';
import type { Tag } from './types.ts';

const TagDialog = lazyWhenIdle(() => import('./TagDialog.tsx').then((file) => file.TagDialog));

/** `/crm/tags`: the tags of students, most important first; chips have the same order everywhere. */
export default function TagListPage() {
  const { query } = useList<Tag>({
    resource: 'tags',
    pagination: { mode: 'off' },
    meta: { gqlQuery: TagListDocument },
  });
  const order = useOrderTags();
  const [making, setMaking] = useState(false);
  const make = <AddButton onClick={() => setMaking(true)}>태그 만들기</AddButton>;
  return (
    <Page description="위에 있는 태그가 학생 이름 옆에 먼저 보입니다." actions={make}>
      <QueryView query={query}>
        {({ data: tags }) =>
          tags.length === 0 ? (
            <EmptyState of="record" title="아직 태그가 없습니다" action={make}>
              장학생, 상담 필요처럼 학생을 묶어 찾을 이름을 만들어 보세요.
            </EmptyState>
          ) : (
            <SortableList
              label="태그"
              items={tags}
              nameOf={({ name }) => name}
              onMove={(tagIds) => order.mutateAsync({ data: { tagIds } })}
            >
              {(tag) => {
                const count = tag.userTags_aggregate.aggregate?.count ?? 0;
                return (
                  <div className={css.tag}>
                    <span className={css.dot} style={{ backgroundColor: tag.color }} aria-hidden />
                    <strong>{tag.name}</strong>
                    {count > 0 ? (
                      <Link quiet href={studentPaths.tagged(tag.id)}>
                        {count.toLocaleString('ko')}명
                      </Link>
                    ) : (
                      <span className={css.none}>아무에게도 없음</span>
                    )}
                    <TagActions tag={tag} count={count} />
                  </div>
                );
              }}
            </SortableList>
          )
        }
      </QueryView>
      {making && <TagDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}
