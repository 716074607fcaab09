import { useList } from '@refinedev/core';
import { useMatch, useNavigate } from 'react-router';
import { ButtonLink, EmptyState, SearchBox, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { paths } from './index.tsx';
import { Page } from '../shared/Page.tsx';
import { useIsManager } from '../shared/useLevel.ts';
import { usePagedList } from '../shared/usePagedList.ts';
import { PushAlertTemplateListDocument, type PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { templateColumns } from './templateColumns.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

/** `/crm/pushAlertTemplates`; at `/create` with the form open. Managers can edit, all staff can read. */
export default function PushAlertTemplateListPage() {
  const navigate = useNavigate();
  const isManager = useIsManager();
  const creating = useMatch(paths.create) !== null && isManager;
  const list = usePagedList('name', 'name');
  const { query, result } = useList<PushAlertTemplateFactsFragment>({
    resource: 'pushAlertTemplates',
    ...list.asked,
    meta: { gqlQuery: PushAlertTemplateListDocument },
    errorNotification: false,
  });
  const create = isManager && (
    <ButtonLink href={paths.create} variant="primary" icon={<AddIcon aria-hidden />}>
      알림 템플릿 만들기
    </ButtonLink>
  );
  return (
    <Page title="알림 템플릿" actions={create}>
      <Toolbar label="알림 템플릿 찾기">
        <SearchBox value={list.q} onChange={list.search} label="알림 템플릿 검색" placeholder="이름" />
      </Toolbar>
      <DataGrid
        label="알림 템플릿"
        columns={templateColumns}
        rows={result.data}
        {...gridStateOf(query)}
        {...list.grid(result.total)}
        onOpen={(template) => void navigate(paths.template(template.id))}
        empty={
          list.q === '' ? (
            <EmptyState title="아직 알림 템플릿이 없습니다" action={create}>
              자주 보내는 문자를 템플릿으로 만들어 두면 이름만 바꿔 보낼 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState title="찾는 알림 템플릿이 없습니다">검색어를 바꿔 보세요.</EmptyState>
          )
        }
      />
      {creating && <TemplateDialog onClose={() => void navigate(paths.templates)} />}
    </Page>
  );
}
