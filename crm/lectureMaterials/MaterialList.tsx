import { useState } from 'react';
import { useParams } from 'react-router';
import { useGql, useGqlMutation } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { Button, EmptyState, QueryView, SortableList, todayInSeoul, Toolbar, useToast } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { CheckTable } from './CheckTable.tsx';
import { LectureMaterialsDocument, OrderLectureMaterialsDocument } from './generated/graphql.ts';
import { MaterialDialog } from './MaterialDialog.tsx';
import css from './MaterialList.module.css';
import { MaterialReaders } from './MaterialReaders.tsx';
import { MaterialRow } from './MaterialRow.tsx';

type Shown = 'list' | 'checks' | 'readers';

/** The materials of a lecture, sorted by hand, and how many students have finished each. */
export default function MaterialList() {
  const { lectureId = '' } = useParams();
  const [shown, setShown] = useState<Shown>('list');
  const [adding, setAdding] = useState(false);
  const query = useGql(LectureMaterialsDocument, { lectureId, today: todayInSeoul() });
  const order = useGqlMutation(OrderLectureMaterialsDocument);
  const toast = useToast();
  const add = (
    <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
      자료 더하기
    </Button>
  );
  const move = async (ids: string[]): Promise<void> => {
    const updates = ids.map((id, index) => ({ where: { id: { _eq: id } }, _set: { sequence: index + 1 } }));
    try {
      await order.mutateAsync({ updates });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
      throw error;
    }
  };
  return (
    <>
      <Toolbar label="자료" end={add}>
        <ChoiceChips<Shown>
          label="보기"
          items={[
            { id: 'list', label: '자료' },
            { id: 'checks', label: '확인 현황' },
            { id: 'readers', label: '파일을 볼 학생' },
          ]}
          chosen={[shown]}
          onToggle={setShown}
        />
      </Toolbar>
      <QueryView query={query}>
        {({ lectureMaterials: materials, enrollments, weeklyLectures }) => {
          if (materials.length === 0) {
            return (
              <EmptyState title="아직 자료가 없습니다" action={add}>
                풀어야 할 자료를 더하면 학생이 다 했다고 확인할 수 있고, 누가 남았는지 여기에서 봅니다.
              </EmptyState>
            );
          }
          const students = enrollments.map(({ student }) => student);
          if (shown === 'readers') {
            return (
              <MaterialReaders
                lectureId={lectureId}
                materials={materials}
                students={students}
                weekId={weeklyLectures[0]?.id}
              />
            );
          }
          if (shown === 'checks') return <CheckTable materials={materials} students={students} />;
          return (
            <div className={css.list}>
              <SortableList label="자료" items={materials} nameOf={({ title }) => title} onMove={move}>
                {(material) => <MaterialRow material={material} lectureId={lectureId} students={students} />}
              </SortableList>
            </div>
          );
        }}
      </QueryView>
      {adding && <MaterialDialog lectureId={lectureId} onClose={() => setAdding(false)} />}
    </>
  );
}
