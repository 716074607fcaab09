import { useCan, useList } from '@refinedev/core';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { Button, FieldFrame, Link, QueryView, SelectInput, StatusChip, useSending, Stack } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { useLectureOptions } from '../lectures/parts.ts';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import {
  TemplateLecturesDocument,
  type PushAlertTemplateFactsFragment,
  type TemplateLecturesQuery,
} from './generated/graphql.ts';
import { RemoveTemplateLectureDocument, SetTemplateLectureDocument } from './generated/manager.ts';

type Switch = TemplateLecturesQuery['pushAlertLectures'][number];

/** The lectures that differ from what the template says: switched on or off by themselves. */
export function TemplateLectures({ template }: { template: PushAlertTemplateFactsFragment }) {
  const mayEdit = useCan({ resource: 'pushAlertTemplates', action: 'edit' }).data?.can === true;
  const { query } = useList<Switch>({
    resource: 'pushAlertLectures',
    pagination: { mode: 'off' },
    meta: { gqlQuery: TemplateLecturesDocument, gqlVariables: { templateId: template.id } },
    queryOptions: { staleTime: 0 },
  });
  return (
    <Card title="강의별 켜기와 끄기">
      <QueryView query={query}>
        {({ data: switches }) => (
          <>
            {switches.length === 0 ? (
              <p className={css.meta}>모든 강의에서 템플릿의 설정을 따릅니다.</p>
            ) : (
              <Stack role="list" as="ul" gap={12}>
                {switches.map((one) => (
                  <SwitchItem key={one.id} one={one} mayEdit={mayEdit} />
                ))}
              </Stack>
            )}
            {mayEdit && <AddSwitch template={template} known={switches.map(({ lecture }) => lecture.id)} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function SwitchItem({ one, mayEdit }: { one: Switch; mayEdit: boolean }) {
  const remove = useGqlMutation(RemoveTemplateLectureDocument);
  const { send } = useSending();
  return (
    <li className={css.record}>
      <p className={css.meta}>
        <StatusChip tone={one.isActive ? 'positive' : 'neutral'}>{one.isActive ? '켬' : '끔'}</StatusChip>
        <Link href={lecturePaths.lecture(one.lecture.id)}>{one.lecture.name}</Link>
      </p>
      {mayEdit && (
        <Button
          size="small"
          variant="quiet"
          disabled={remove.isPending}
          onClick={() =>
            void send(() => remove.mutateAsync({ id: one.id }), `${one.lecture.name}: 템플릿의 설정을 따릅니다`)
          }
        >
          템플릿대로
        </Button>
      )}
    </li>
  );
}

interface AddSwitchProps {
  template: PushAlertTemplateFactsFragment;
  /** Ids of the lectures that have a switch of their own. */
  known: readonly string[];
}

/** Adds a lecture that is to be the other way round. */
function AddSwitch({ template, known }: AddSwitchProps) {
  const set = useGqlMutation(SetTemplateLectureDocument);
  const { send } = useSending();
  const options = useLectureOptions().filter(({ value }) => !known.includes(value));
  const isActive = !template.isActive;
  const id = `lecture-of-${template.id}`;
  return (
    <FieldFrame id={id} label={isActive ? '이 강의에서만 켜기' : '이 강의에서는 끄기'}>
      <SelectInput
        id={id}
        value={null}
        emptyLabel="강의 고르기"
        options={options}
        disabled={set.isPending}
        onChange={(lectureId) => {
          const lecture = options.find(({ value }) => value === lectureId);
          if (!lecture) return;
          void send(
            () => set.mutateAsync({ templateId: template.id, lectureId: lecture.value, isActive }),
            `${lecture.label}에서 ${isActive ? '켰습니다' : '껐습니다'}`,
          );
        }}
      />
    </FieldFrame>
  );
}
