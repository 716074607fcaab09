import { useState } from 'react';
import { Chip, formatDay, formatInstant, StatusChip, todayInSeoul, instantInSeoul } from '#ui-kit';
import css from '../shared/records/Records.module.css';
import { FilePanel, FilesButton } from '../files/parts.ts';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { ConsultDialog } from './ConsultDialog.tsx';
import { talkWords, topicWord } from './consultWords.ts';
import type { Consult } from './types.ts';

interface ConsultItemProps {
  consult: Consult;
  /** The next consult, which completes the follow-up of this one. */
  next: Consult | undefined;
}

/** One consult with its actions. */
export function ConsultItem({ consult, next }: ConsultItemProps) {
  const [open, setOpen] = useState(false);
  const name = `${formatInstant(consult.consultedAt)} 상담`;
  const fileCount = consult.files_aggregate.aggregate?.count ?? 0;
  return (
    <div className={css.record}>
      <div>
        <p className={css.meta}>
          <Chip>{topicWord(consult.topic)}</Chip>
          {[formatInstant(consult.consultedAt), talkWords(consult), consult.consultedByStaff?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={css.body}>{consult.body}</p>
        {consult.followUpOn != null && <FollowUp day={consult.followUpOn} next={next} />}
        <FilesButton name={name} count={fileCount} open={open} onToggle={() => setOpen(!open)} />
        {open && (
          <FilePanel
            owner={{ ownerType: 'CONSULT', ownerId: consult.id }}
            name={name}
            emptyText="통화 녹음, 성적표 사진처럼 이 상담에 딸린 파일을 올릴 수 있습니다. 학생에게는 보이지 않습니다."
          />
        )}
      </div>
      <ActionMenu
        name={name}
        actions={[
          editing((close) => <ConsultDialog consult={consult} onClose={close} />),
          deleting({
            resource: 'consults',
            id: consult.id,
            noun: '상담 기록',
            warns: `${formatInstant(consult.consultedAt)} ${talkWords(consult)} 상담의 ${fileCount > 0 ? `내용과 파일 ${fileCount}개가` : '내용이'} 사라지고 되돌릴 수 없습니다.`,
          }),
        ]}
      />
    </div>
  );
}

function FollowUp({ day, next }: { day: string; next: Consult | undefined }) {
  const settled = next !== undefined && new Date(next.consultedAt) >= new Date(instantInSeoul(day));
  const isDue = day <= todayInSeoul();
  const [tone, word] = settled
    ? (['positive', '다시 상담함'] as const)
    : isDue
      ? (['warning', '다음 상담일'] as const)
      : (['info', '다시 상담'] as const);
  return (
    <p className={css.meta}>
      <StatusChip tone={tone}>{word}</StatusChip> {formatDay(day)}
    </p>
  );
}
