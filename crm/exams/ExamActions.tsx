import { josa } from 'es-hangul';
import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { useRemoveExam, useShowExam, useUnlinkExam } from '#client/generated/rest/exams.ts';
import { ConfirmDialog, useToast } from '#ui-kit';
import { CopyIcon, EyeIcon, EyeOffIcon, LinkIcon } from '#ui-kit/icons.ts';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { EditDeleteMenu } from '../shared/EditDeleteMenu.tsx';
import { CopyExamDialog } from './CopyExamDialog.tsx';
import { EditExamDialog } from './EditExamDialog.tsx';
import type { ExamFactsFragment, WeekExamsQuery } from './generated/graphql.ts';
import { LinkExamDialog } from './LinkExamDialog.tsx';

interface ExamActionsProps {
  exam: ExamFactsFragment;
  weekId: string;
  hasQuestions: boolean;
  /** The query of the week's exams. */
  data: Pick<WeekExamsQuery, 'examTemplates' | 'weeklyLectures'>;
}

/** The actions of one exam of the week. */
export function ExamActions({ exam, weekId, hasQuestions, data }: ExamActionsProps) {
  const [dialog, setDialog] = useState<'copy' | 'link' | 'unlink' | null>(null);
  const show = useShowExam();
  const unlink = useUnlinkExam();
  const remove = useRemoveExam();
  const toast = useToast();
  const { id: examId, version, isShown, templateId, name } = exam;
  const close = (): void => setDialog(null);
  const turn = async (): Promise<void> => {
    try {
      await show.mutateAsync({ examId, flag: isShown ? 'false' : 'true', data: { version } });
      toast({ message: isShown ? '학생에게 숨겼습니다' : '학생에게 공개했습니다', tone: 'positive' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return (
    <EditDeleteMenu
      name={name}
      above={[
        {
          label: isShown ? '학생에게 숨기기' : '학생에게 공개',
          icon: isShown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />,
          onSelect: () => void turn(),
        },
      ]}
      edit={
        templateId === null ? (shut) => <EditExamDialog exam={exam} hasQuestions={hasQuestions} onClose={shut} /> : null
      }
      between={[
        { label: '다른 주차로 복사', icon: <CopyIcon aria-hidden />, onSelect: () => setDialog('copy') },
        templateId === null
          ? {
              label: '양식에 잇기',
              icon: <LinkIcon aria-hidden />,
              disabled: data.examTemplates.length === 0,
              onSelect: () => setDialog('link'),
            }
          : { label: '양식에서 끊기', icon: <LinkIcon aria-hidden />, onSelect: () => setDialog('unlink') },
      ]}
      remove={(shut) => (
        <DeleteDialog
          title={`${josa(name, '을/를')} 지울까요?`}
          confirmLabel="시험 지우기"
          remove={() => remove.mutateAsync({ examId })}
          said={`${josa(name, '을/를')} 지웠습니다`}
          onClose={shut}
        >
          문항과 정답이 사라집니다. 성적이나 답안지가 하나라도 있으면 지울 수 없습니다.
        </DeleteDialog>
      )}
    >
      {dialog === 'copy' && (
        <CopyExamDialog exam={exam} weeks={data.weeklyLectures.filter(({ id }) => id !== weekId)} onClose={close} />
      )}
      {dialog === 'link' && <LinkExamDialog exam={exam} templates={data.examTemplates} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'unlink'}
        title={`${josa(name, '을/를')} 양식에서 끊을까요?`}
        confirmLabel="양식에서 끊기"
        onClose={close}
        onConfirm={async () => {
          await unlink.mutateAsync({ examId, data: { version } });
          toast({ message: '양식에서 끊었습니다', tone: 'positive' });
        }}
      >
        문항과 정답은 그대로 복사해 둡니다. 양식이 바뀌어도 이 시험은 바뀌지 않습니다.
      </ConfirmDialog>
    </EditDeleteMenu>
  );
}
