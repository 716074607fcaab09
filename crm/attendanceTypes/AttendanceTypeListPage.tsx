import { useList } from '@refinedev/core';
import { useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, SortableList } from '#ui-kit';
import { paths } from './paths.ts';
import { CreateDialog } from '../shared/page/CreateDialog.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useEditing } from '../shared/records/useEditing.ts';
import { AttendanceTypeRow } from './AttendanceTypeRow.tsx';
import css from './AttendanceTypes.module.css';
import {
  AttendanceTypeListDocument,
  OrderAttendanceTypesDocument,
  type AttendanceTypeFactsFragment,
} from './generated/graphql.ts';

const AttendanceTypeDialog = lazyWhenIdle(() =>
  import('./AttendanceTypeDialog.tsx').then((file) => file.AttendanceTypeDialog),
);

/** `/crm/attendance-types`: the attendance types in the order of their keys; at `/create` and `/:id/edit` with the form open. */
export default function AttendanceTypeListPage() {
  const navigate = useNavigate();
  const editing = useMatch(paths.edit(':id'))?.params.id;
  const order = useGqlMutation(OrderAttendanceTypesDocument);
  const { query, result } = useList<AttendanceTypeFactsFragment>({
    resource: 'attendanceTypes',
    pagination: { mode: 'off' },
    sorters: [{ field: 'sequence', order: 'asc' }],
    meta: { gqlQuery: AttendanceTypeListDocument },
  });
  const isEditing = useEditing(paths.edit(':id'), query);
  const close = (): void => void navigate(paths.attendanceTypes);
  const edited = result.data.find(({ id }) => id === editing);
  const move = async (ids: string[]): Promise<void> => {
    const updates = ids.map((id, at) => ({ where: { id: { _eq: id } }, _set: { sequence: at + 1 } }));
    await order.mutateAsync({ updates });
  };
  const create = <CreateLink resource="attendanceTypes">출결 구분 만들기</CreateLink>;
  return (
    <Page description="순서가 출결표의 숫자 키가 됩니다. 앞의 아홉 개를 1–9 키로 체크합니다." actions={create}>
      <QueryView query={query} rows={7}>
        {({ data: types }) =>
          types.length > 0 ? (
            <div className={css.list}>
              <SortableList label="출결 구분" items={types} nameOf={({ name }) => name} onMove={move}>
                {(type) => <AttendanceTypeRow type={type} />}
              </SortableList>
            </div>
          ) : (
            <EmptyState of="record" title="아직 출결 구분이 없습니다" action={create}>
              출석, 지각, 결석처럼 체크할 것을 만들면 출결표에서 한 글쇠로 찍을 수 있습니다.
            </EmptyState>
          )
        }
      </QueryView>
      <CreateDialog resource="attendanceTypes">
        {(onClose) => (
          <AttendanceTypeDialog
            sequence={Math.max(0, ...result.data.map(({ sequence }) => sequence)) + 1}
            onClose={onClose}
          />
        )}
      </CreateDialog>
      {isEditing && edited && (
        <AttendanceTypeDialog key={edited.id} type={edited} sequence={edited.sequence} onClose={close} />
      )}
    </Page>
  );
}
