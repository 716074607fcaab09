import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { ListSearch } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { CreateDialog } from '../shared/page/CreateDialog.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PushAlertTemplateListDocument } from './generated/graphql.ts';
import { templateColumns } from './templateColumns.tsx';

const TemplateDialog = lazyWhenIdle(() => import('./TemplateDialog.tsx').then((file) => file.TemplateDialog));

/** The list at its bare address. */
const bare = {
  resource: 'pushAlertTemplates',
  document: PushAlertTemplateListDocument,
  sorters: [{ field: 'name', order: 'asc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/pushAlertTemplates`; at `/create` with the form open. Managers can edit, all staff can read. */
export default function PushAlertTemplateListPage() {
  const navigate = useNavigate();
  const list = useRecordList({
    ...bare,
    filters: { name: 'contains' },
  });
  const create = <CreateLink resource="pushAlertTemplates">알림 템플릿 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar label="알림 템플릿 검색">
        <ListSearch list={list} field="name" label="알림 템플릿 검색" placeholder="이름" />
      </Toolbar>
      <DataGrid
        label="알림 템플릿"
        columns={templateColumns}
        {...list.grid}
        onOpen={(template) => void navigate(paths.template(template.id))}
        empty={
          list.isFiltered ? (
            <EmptyState of="search" title="찾는 알림 템플릿이 없습니다">
              검색어를 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState of="talk" title="아직 알림 템플릿이 없습니다" action={create}>
              자주 보내는 문자를 템플릿으로 만들어 두면 이름만 바꿔 보낼 수 있습니다.
            </EmptyState>
          )
        }
      />
      <CreateDialog resource="pushAlertTemplates">{(close) => <TemplateDialog onClose={close} />}</CreateDialog>
    </Page>
  );
}
