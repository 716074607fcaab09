import { useCan } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { EmptyState, SearchBox, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { PushAlertTemplateListDocument, type PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { templateColumns } from './templateColumns.tsx';

const TemplateDialog = lazyWhenIdle(() => import('./TemplateDialog.tsx').then((file) => file.TemplateDialog));

/** `/crm/pushAlertTemplates`; at `/create` with the form open. Managers can edit, all staff can read. */
export default function PushAlertTemplateListPage() {
  const navigate = useNavigate();
  const mayCreate = useCan({ resource: 'pushAlertTemplates', action: 'create' }).data?.can === true;
  const creating = useMatch(paths.create) !== null && mayCreate;
  const { dataGridProps, tableQuery, ...table } = useDataGrid<PushAlertTemplateFactsFragment>({
    resource: 'pushAlertTemplates',
    pagination: { pageSize: 10 },
    sorters: { initial: [{ field: 'name', order: 'asc' }] },
    meta: { gqlQuery: PushAlertTemplateListDocument },
  });
  const [{ name }, setFilters] = useListFilters(table, { name: 'contains' });
  const create = <CreateLink resource="pushAlertTemplates">알림 템플릿 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar label="알림 템플릿 찾기">
        <SearchBox
          value={name}
          onChange={(typed) => setFilters({ name: typed.trim() })}
          label="알림 템플릿 검색"
          placeholder="이름"
        />
      </Toolbar>
      <DataGrid
        label="알림 템플릿"
        columns={templateColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(template) => void navigate(paths.template(template.id))}
        empty={
          name === '' ? (
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
