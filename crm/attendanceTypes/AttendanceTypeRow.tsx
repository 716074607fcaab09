import { josa } from 'es-hangul';
import { useState } from 'react';
import { AttendanceMark, ButtonLink, Chip, IconButton } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import css from './AttendanceTypes.module.css';
import { DeleteAttendanceTypeDocument, type AttendanceTypeFactsFragment } from './generated/graphql.ts';

/** One attendance type: its key, its look, and whether it counts as present. */
export function AttendanceTypeRow({ type }: { type: AttendanceTypeFactsFragment }) {
  const [deleting, setDeleting] = useState(false);
  const { id, name, shortName, color, countsAsPresent, sequence, isActive } = type;
  return (
    <div className={css.row} data-inactive={!isActive || undefined}>
      <kbd className={css.key}>{isActive && sequence <= 9 ? sequence : '–'}</kbd>
      <span className={css.name}>
        <AttendanceMark label={name} color={color} />
      </span>
      <span className={css.short}>{shortName}</span>
      <span className={css.counts}>
        <Chip tone={countsAsPresent ? 'positive' : 'negative'}>{countsAsPresent ? '출석 인정' : '결석'}</Chip>
        {!isActive && <Chip>쓰지 않음</Chip>}
      </span>
      <ButtonLink href={paths.edit(id)} size="small" icon={<EditIcon aria-hidden />}>
        수정
      </ButtonLink>
      <IconButton label={`${name} 삭제`} icon={<DeleteIcon />} onClick={() => setDeleting(true)} />
      {deleting && (
        <DeleteRecordDialog
          resource="attendanceTypes"
          id={id}
          meta={{ gqlMutation: DeleteAttendanceTypeDocument }}
          title={`${josa(name, '을/를')} 삭제할까요?`}
          confirmLabel="출결 구분 삭제"
          said={`${josa(name, '을/를')} 삭제했습니다`}
          onClose={() => setDeleting(false)}
        >
          이미 체크한 출결에 쓰이고 있으면 삭제할 수 없습니다. 그때는 사용을 꺼 주세요.
        </DeleteRecordDialog>
      )}
    </div>
  );
}
