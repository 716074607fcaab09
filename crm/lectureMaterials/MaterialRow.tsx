import { useState } from 'react';
import { Chip, formatInstant, Note } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { FilePanel, FilesButton } from '../files/parts.ts';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { ShareBar } from '../shared/page/ShareBar.tsx';
import { checkedBy } from './checkedBy.ts';
import { DeleteLectureMaterialDocument } from './generated/graphql.ts';
import { MaterialDialog } from './MaterialDialog.tsx';
import css from './MaterialList.module.css';
import type { Material, Student } from './types.ts';

interface MaterialRowProps {
  material: Material;
  lectureId: string;
  /** The students enrolled today. */
  students: readonly Student[];
}

/** One material: its name, whether students see it, how many have finished it. */
export function MaterialRow({ material, lectureId, students }: MaterialRowProps) {
  const [open, setOpen] = useState(false);
  const { publishedAt } = material;
  const isOut = publishedAt != null && new Date(publishedAt) <= serverClock.now();
  const done = checkedBy(material, students).length;
  return (
    <div>
      <div className={css.row}>
        <div className={css.words}>
          <span className={css.title}>{material.title}</span>
          {material.description && <Note as="span">{material.description}</Note>}
        </div>
        <FilesButton name={material.title} count={material.files.length} open={open} onToggle={() => setOpen(!open)} />
        <span className={css.share}>
          {isOut ? (
            <ShareBar whole={students.length} parts={[{ label: '확인', count: done, tone: 'positive' }]}>
              {`${students.length}명 중 ${done}명`}
            </ShareBar>
          ) : (
            <Chip tone={publishedAt == null ? 'neutral' : 'info'}>
              {publishedAt == null ? '초안' : `예약 ${formatInstant(publishedAt)}`}
            </Chip>
          )}
        </span>
        <ActionMenu
          name={material.title}
          actions={[
            editing((close) => <MaterialDialog lectureId={lectureId} material={material} onClose={close} />),
            deleting({
              resource: 'lectureMaterials',
              id: material.id,
              meta: { gqlMutation: DeleteLectureMaterialDocument },
              noun: '자료',
              warns: `‘${material.title}’ 자료와 파일 ${material.files.length}개, 학생 ${material.checks.length}명의 확인 기록이 사라지고, 되돌릴 수 없습니다.`,
            }),
          ]}
        />
      </div>
      {open && (
        <FilePanel
          owner={{ ownerType: 'MATERIAL', ownerId: material.id }}
          name={material.title}
          emptyText="아직 파일이 없습니다. 올린 파일은 자료가 학생에게 보일 때 강의의 학생 모두가 볼 수 있습니다."
        />
      )}
    </div>
  );
}
