import { CanAccess, useCan } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState, Stack, Toolbar } from '#ui-kit';
import { SendIcon } from '#ui-kit/icons.ts';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { Page } from '../shared/page/Page.tsx';
import { ListSearch } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { paths } from './paths.ts';
import { SmsMessageListDocument } from './generated/graphql.ts';
import { SenderCard } from './page/SenderCard.tsx';
import css from './Sms.module.css';
import { smsColumns } from './smsColumns.tsx';
import { NothingYet } from '../setup/parts.ts';

const ComposeDialog = lazyPart(() => import('./compose/ComposeDialog.tsx'));

/** The list at its bare address. */
const bare = {
  resource: 'smsMessages',
  document: SmsMessageListDocument,
  sorters: [{ field: 'scheduledAt', order: 'desc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/sms`: the texts that were queued, how far each came, and for managers the way they go. */
export default function SmsListPage() {
  const navigate = useNavigate();
  const maySend = useCan({ resource: 'smsMessages', action: 'create' }).data?.can === true;
  const [composing, setComposing] = useState(false);
  const list = useRecordList({
    ...bare,
    filters: { body: 'contains' },
  });
  return (
    <Page
      description="보낸 문자와 보낼 문자입니다. 학생 목록과 성적, 출결 화면에서 고른 학생에게도 보낼 수 있습니다."
      actions={
        maySend && (
          <Button variant="primary" icon={<SendIcon aria-hidden />} onClick={() => setComposing(true)}>
            문자 보내기
          </Button>
        )
      }
    >
      <Stack gap={16} className={css.page}>
        <CanAccess resource="smsMessages" action="stop">
          <SenderCard />
        </CanAccess>
        <div>
          <Toolbar label="문자 검색">
            <ListSearch list={list} field="body" label="문자 검색" placeholder="내용" />
          </Toolbar>
          <DataGrid
            label="문자"
            columns={smsColumns}
            {...list.grid}
            onOpen={({ id }) => void navigate(paths.message(id))}
            empty={
              list.isFiltered ? (
                <EmptyState of="search" title="찾는 문자가 없습니다">
                  검색어를 바꿔 보세요.
                </EmptyState>
              ) : (
                <NothingYet needs={['students']}>
                  <EmptyState of="talk" title="아직 보낸 문자가 없습니다">
                    학생 목록에서 학생을 골라 첫 문자를 보내 보세요.
                  </EmptyState>
                </NothingYet>
              )
            }
          />
        </div>
      </Stack>
      {composing && <ComposeDialog onClose={() => setComposing(false)} />}
    </Page>
  );
}
