import { josa } from 'es-hangul';
import { useShowExam, useUnlinkExam } from '#client/generated/rest/exams.ts';
import { ConfirmDialog } from '#ui-kit';
import { CopyIcon, EyeIcon, EyeOffIcon, FileIcon, LinkIcon, PrintIcon } from '#ui-kit/icons.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as reportPaths } from '../reportCards/paths.ts';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
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
  const show = useShowExam();
  const unlink = useUnlinkExam();
  const { id: examId, version, isShown, templateId, name, lectureId, weeklyLectureId } = exam;
  const isLinked = templateId !== null;
  return (
    <ActionMenu
      name={name}
      actions={[
        {
          title: isShown ? '학생에게 숨기기' : '학생에게 공개',
          icon: isShown ? EyeOffIcon : EyeIcon,
          run: (send) =>
            send(
              () => show.mutateAsync({ examId, flag: isShown ? 'false' : 'true', data: { version } }),
              isShown ? '학생에게 숨겼습니다' : '학생에게 공개했습니다',
            ),
        },
        { title: 'OMR 채점', icon: FileIcon, href: omrPaths.ofExam(examId) },
        { title: '성적표', icon: PrintIcon, href: reportPaths.ofExam(examId) },
        {
          ...editing((close) => <EditExamDialog exam={exam} hasQuestions={hasQuestions} onClose={close} />),
          when: !isLinked || '양식에 이어진 시험은 양식에서 수정합니다.',
        },
        {
          title: '다른 주차로 복사',
          icon: CopyIcon,
          asks: (close) => <CopyExamDialog exam={exam} onClose={close} />,
        },
        {
          title: '양식에 잇기',
          icon: LinkIcon,
          when: !isLinked && (templates.length > 0 || '강의에 양식이 없습니다.'),
          asks: (close) => <LinkExamDialog exam={exam} templates={templates} onClose={close} />,
        },
        {
          title: '양식에서 끊기',
          icon: LinkIcon,
          when: isLinked,
          asks: (close) => (
            <ConfirmDialog
              open
              title={`${josa(name, '을/를')} 양식에서 끊을까요?`}
              confirmLabel="양식에서 끊기"
              onClose={close}
              onConfirm={() => unlink.mutateAsync({ examId, data: { version } })}
              said="양식에서 끊었습니다"
            >
              문항과 정답은 그대로 복사해 둡니다. 양식이 바뀌어도 이 시험은 바뀌지 않습니다.
            </ConfirmDialog>
          ),
        },
        deleting({
          resource: 'exams',
          id: examId,
          meta: { params: { lectureId, weeklyLectureId } },
          noun: '시험',
          name,
          warns: '문항과 정답이 사라집니다. 성적이나 답안지가 하나라도 있으면 삭제할 수 없습니다.',
        }),
      ]}
    />
  );
}
