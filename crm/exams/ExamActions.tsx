import { josa } from 'es-hangul';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useShowExam, useUnlinkExam } from '#client/generated/rest/exams.ts';
import { ConfirmDialog, useSending } from '#ui-kit';
import { CopyIcon, EyeIcon, EyeOffIcon, FileIcon, LinkIcon, PrintIcon } from '#ui-kit/icons.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as reportPaths } from '../reportCards/paths.ts';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { CopyExamDialog } from './CopyExamDialog.tsx';
import { EditExamDialog } from './EditExamDialog.tsx';
import { LinkExamDialog } from './LinkExamDialog.tsx';
import type { ListedExam, TemplateOption } from './types.ts';

interface ExamActionsProps {
  exam: ListedExam;
  hasQuestions: boolean;
  /** The lecture's templates. */
  templates: readonly TemplateOption[];
}

/** The actions of one exam of the week. */
export function ExamActions({ exam, hasQuestions, templates }: ExamActionsProps) {
  const [dialog, setDialog] = useState<'copy' | 'link' | 'unlink' | null>(null);
  const show = useShowExam();
  const unlink = useUnlinkExam();
  const { send } = useSending();
  const navigate = useNavigate();
  const { id: examId, version, isShown, templateId, name, lectureId, weeklyLectureId } = exam;
  const close = (): void => setDialog(null);
  const turn = () =>
    send(
      () => show.mutateAsync({ examId, flag: isShown ? 'false' : 'true', data: { version } }),
      isShown ? '학생에게 숨겼습니다' : '학생에게 공개했습니다',
    );
  return (
    <EditDeleteMenu
      name={name}
      above={[
        {
          label: isShown ? '학생에게 숨기기' : '학생에게 공개',
          icon: isShown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />,
          onSelect: () => void turn(),
        },
        { label: 'OMR 채점', icon: <FileIcon aria-hidden />, onSelect: () => void navigate(omrPaths.ofExam(examId)) },
        { label: '성적표', icon: <PrintIcon aria-hidden />, onSelect: () => void navigate(reportPaths.ofExam(examId)) },
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
              disabled: templates.length === 0,
              onSelect: () => setDialog('link'),
            }
          : { label: '양식에서 끊기', icon: <LinkIcon aria-hidden />, onSelect: () => setDialog('unlink') },
      ]}
      remove={(shut) => (
        <DeleteRecordDialog
          resource="exams"
          id={examId}
          meta={{ params: { lectureId, weeklyLectureId } }}
          title={`${josa(name, '을/를')} 지울까요?`}
          confirmLabel="시험 지우기"
          said={`${josa(name, '을/를')} 지웠습니다`}
          onClose={shut}
        >
          문항과 정답이 사라집니다. 성적이나 답안지가 하나라도 있으면 지울 수 없습니다.
        </DeleteRecordDialog>
      )}
    >
      {dialog === 'copy' && <CopyExamDialog exam={exam} onClose={close} />}
      {dialog === 'link' && <LinkExamDialog exam={exam} templates={templates} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'unlink'}
        title={`${josa(name, '을/를')} 양식에서 끊을까요?`}
        confirmLabel="양식에서 끊기"
        onClose={close}
        onConfirm={() => unlink.mutateAsync({ examId, data: { version } })}
        said="양식에서 끊었습니다"
      >
        문항과 정답은 그대로 복사해 둡니다. 양식이 바뀌어도 이 시험은 바뀌지 않습니다.
      </ConfirmDialog>
    </EditDeleteMenu>
  );
}
