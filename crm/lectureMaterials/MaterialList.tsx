import { useList } from '@refinedev/core';
import { useState, type ComponentProps } from 'react';
import { useParams } from 'react-router';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, SortableList, todayInSeoul, Toolbar } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { CheckTable } from './CheckTable.tsx';
import {
  LectureMaterialsDocument,
  MaterialStudentsDocument,
  OrderLectureMaterialsDocument,
} from './generated/graphql.ts';
import { MaterialDialog } from './MaterialDialog.tsx';
import css from './MaterialList.module.css';
import { MaterialReaders } from './MaterialReaders.tsx';
import { MaterialRow } from './MaterialRow.tsx';
import type { Material } from './types.ts';

type Shown = 'list' | 'checks' | 'readers';

/** The materials of a lecture, sorted by hand, and how many students have finished each. */
export default function MaterialList() {
  const { lectureId = '' } = useParams();
  const [shown, setShown] = useState<Shown>('list');
  const [adding, setAdding] = useState(false);
  const { query } = useList<Material>({
    resource: 'lectureMaterials',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureMaterialsDocument, gqlVariables: { lectureId } },
  });
  const around = useGql(MaterialStudentsDocument, { lectureId, today: todayInSeoul() });
  const add = <AddButton onClick={() => setAdding(true)}>자료 추가</AddButton>;
  return (
    <>
      <Toolbar label="자료" end={add}>
        <ChoiceChips<Shown>
          label="보기"
          items={[
            { id: 'list', label: '자료' },
            { id: 'checks', label: '확인 현황' },
            { id: 'readers', label: '파일 열람 대상' },
          ]}
          chosen={[shown]}
          onToggle={setShown}
        />
      </Toolbar>
      <QueryView query={query}>
        {({ data: materials }) =>
          materials.length === 0 ? (
            <EmptyState of="file" title="아직 자료가 없습니다" action={add}>
              풀어야 할 자료를 추가하면 학생이 다 했다고 확인할 수 있고, 누가 남았는지 여기에서 봅니다.
            </EmptyState>
          ) : (
            <QueryView query={around}>
              {({ enrollments, weeklyLectures }) => (
                <Materials
                  shown={shown}
                  lectureId={lectureId}
                  materials={materials}
                  students={enrollments.map(({ student }) => student)}
                  weekId={weeklyLectures[0]?.id}
                />
              )}
            </QueryView>
          )
        }
      </QueryView>
      {adding && <MaterialDialog lectureId={lectureId} onClose={() => setAdding(false)} />}
    </>
  );
}

function Materials({ shown, ...props }: ComponentProps<typeof MaterialReaders> & { shown: Shown }) {
  if (shown === 'readers') return <MaterialReaders {...props} />;
  if (shown === 'checks') return <CheckTable {...props} />;
  return <SortableMaterials {...props} />;
}

function SortableMaterials({ lectureId, materials, students }: ComponentProps<typeof MaterialReaders>) {
  const order = useGqlMutation(OrderLectureMaterialsDocument);
  const move = async (ids: string[]): Promise<void> => {
    const updates = ids.map((id, index) => ({ where: { id: { _eq: id } }, _set: { sequence: index + 1 } }));
    await order.mutateAsync({ updates });
  };
  return (
    <div className={css.list}>
      <SortableList label="자료" items={materials} nameOf={({ title }) => title} onMove={move}>
        {(material) => <MaterialRow material={material} lectureId={lectureId} students={students} />}
      </SortableList>
    </div>
  );
}
