import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, formatDay, formatWeek, QueryView, Tabs } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { home } from '../home/paths.ts';
import { Materials } from '../lectures/parts.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Files } from '../shared/Files.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PortalMaterialsDocument, type PortalMaterialsQuery } from './generated/graphql.ts';

type Lecture = PortalMaterialsQuery['lectures'][number];
type Shown = 'open' | 'all';

/** `/portal/materials`: everything to study with, by lecture and week. */
export default function MaterialsPage() {
  const query = useGql(PortalMaterialsDocument, {});
  const [shown, setShown] = useState<Shown>('open');
  return (
    <Page title="자료" back={home}>
      <QueryView query={query} frame={inCard}>
        {({ lectures }) => {
          const some = lectures.filter(
            ({ materials, weeklyLectures }) => materials.length + filesIn(weeklyLectures) > 0,
          );
          const open = some.flatMap(({ materials }) => materials.filter(({ checks }) => checks.length === 0));
          if (some.length === 0) return <Nothing />;
          return (
            <Tabs
              label="자료 거르기"
              value={shown}
              onChange={setShown}
              items={[
                { id: 'open', label: '확인 전', count: open.length },
                { id: 'all', label: '모두' },
              ]}
            >
              <CardStack>
                {shown === 'open' && open.length === 0 && (
                  <Card>
                    {some.some(({ materials }) => materials.length > 0) ? (
                      <EmptyState of="done" title="모두 확인했어요">
                        지난 자료는 '모두'에서 볼 수 있어요.
                      </EmptyState>
                    ) : (
                      <EmptyState of="file" title="확인할 자료가 없어요">
                        수업에 올라온 파일은 '모두'에서 볼 수 있어요.
                      </EmptyState>
                    )}
                  </Card>
                )}
                {some.toSorted(byNameOf(({ name }) => name)).map((lecture) => (
                  <LectureMaterials key={lecture.id} lecture={lecture} shown={shown} />
                ))}
              </CardStack>
            </Tabs>
          );
        }}
      </QueryView>
    </Page>
  );
}

function LectureMaterials({ lecture, shown }: { lecture: Lecture; shown: Shown }) {
  const materials = lecture.materials.filter(({ checks }) => shown === 'all' || checks.length === 0);
  const weeks = shown === 'all' ? lecture.weeklyLectures.filter(({ files }) => files.length > 0) : [];
  return (
    <>
      {materials.length > 0 && <Materials title={lecture.name} materials={materials} />}
      {weeks.map((week) => {
        const name = `${lecture.name} ${formatWeek(week)}`;
        return (
          <Card key={week.id} title={`${name} · ${formatDay(week.heldOn)}`}>
            <Files isSelfStudy label={`${name} 파일`} files={week.files} />
          </Card>
        );
      })}
    </>
  );
}

const filesIn = (weeks: Lecture['weeklyLectures']) => weeks.reduce((sum, { files }) => sum + files.length, 0);

function Nothing() {
  return (
    <Card>
      <EmptyState of="file" title="아직 자료가 없어요">
        선생님이 자료를 올리면 여기에 나타나요.
      </EmptyState>
    </Card>
  );
}
