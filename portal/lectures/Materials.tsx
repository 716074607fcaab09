import { useCheckLectureMaterial } from '#client/generated/rest/lectureMaterials.ts';
import { Button, formatInstant, StatusChip, useSending, Note } from '#ui-kit';
import { CheckIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { Files } from '../shared/Files.tsx';
import type { PortalLectureQuery } from './generated/graphql.ts';
import css from './Materials.module.css';

type Material = NonNullable<PortalLectureQuery['lectures_by_pk']>['materials'][number];

interface MaterialsProps {
  /** @default '자료' */
  title?: string;
  materials: readonly Material[];
}

/** The materials of a lecture, with a button to mark each as finished. */
export function Materials({ title = '자료', materials }: MaterialsProps) {
  return (
    <Card title={title}>
      <ul role="list" className={css.list}>
        {materials.map((material) => (
          <MaterialRow key={material.id} material={material} />
        ))}
      </ul>
    </Card>
  );
}

function MaterialRow({ material }: { material: Material }) {
  const check = useCheckLectureMaterial();
  const { send } = useSending();
  const done = material.checks[0];
  return (
    <li>
      <div className={css.row}>
        <span className={css.words}>
          <span className={css.title}>{material.title}</span>
          {material.description && <Note as="span">{material.description}</Note>}
          {done && <Note as="span">{`${formatInstant(done.checkedAt)}에 확인했어요`}</Note>}
        </span>
        {done ? (
          <StatusChip tone="positive">확인</StatusChip>
        ) : (
          <Button
            icon={<CheckIcon aria-hidden />}
            loading={check.isPending}
            aria-label={`${material.title} 확인`}
            onClick={() => void send(() => check.mutateAsync({ materialId: material.id }))}
          >
            확인
          </Button>
        )}
      </div>
      {material.files.length > 0 && <Files isSelfStudy label={`${material.title} 파일`} files={material.files} />}
    </li>
  );
}
