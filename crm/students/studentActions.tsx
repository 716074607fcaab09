import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { handPreview } from '#client/session/handPreview.ts';
import { DeleteIcon, EditIcon, EyeIcon, TagIcon } from '#ui-kit/icons.ts';
import { panels as enrollments } from '../enrollments/index.tsx';
import type { Action } from '../shared/actions/action.ts';
import { MessageDialog } from '../smsMessages/parts.ts';
import { paths } from './paths.ts';

const BulkChangeDialog = lazyWhenIdle(() =>
  import('./list/BulkChangeDialog.tsx').then((file) => file.BulkChangeDialog),
);
const DeletionDialog = lazyWhenIdle(() => import('./page/DeletionDialog.tsx').then((file) => file.DeletionDialog));
const PasswordsDialog = lazyWhenIdle(() => import('./page/PasswordsDialog.tsx').then((file) => file.PasswordsDialog));
const ToggleStatus = lazyWhenIdle(() => import('./page/ToggleStatus.tsx').then((file) => file.ToggleStatus));

const changing = (userIds: readonly string[]): Action => ({
  title: '한 번에 수정',
  asks: (close) => <BulkChangeDialog userIds={userIds} onClose={close} />,
});

const issuing = (userIds: readonly string[]): Action => ({
  title: '임시 비밀번호 발급',
  may: ['students', 'issuePasswords'],
  asks: (close) => <PasswordsDialog userIds={userIds} onClose={close} />,
});

/** What is done with selected students. */
export const selectionActions = (userIds: readonly string[]): Action[] => [
  { title: '문자 보내기', asks: (close) => <MessageDialog studentIds={[...userIds]} onClose={close} /> },
  {
    title: '강의에 등록',
    asks: (close) => (
      <enrollments.EnrollDialog userIds={[...userIds]} who={`학생 ${userIds.length}명을`} onClose={close} />
    ),
  },
  changing(userIds),
  issuing(userIds),
];

interface KnownStudent {
  id: string;
  user: { name: string; isActive: boolean };
  anonymisesAt?: string | null;
}

/** What is done with one student, the most used first. */
export function useStudentActions({ id, user, anonymisesAt }: KnownStudent): Action[] {
  const navigate = useNavigate();
  const isLeaving = anonymisesAt != null;
  const whenActive = user.isActive || '비활성 학생입니다.';
  return [
    { ...changing([id]), title: '태그·대표강의', icon: TagIcon },
    { title: '학생 수정', icon: EditIcon, href: paths.edit(id) },
    { ...issuing([id]), when: whenActive },
    {
      title: '학생 화면 보기',
      icon: EyeIcon,
      when: whenActive,
      // The end of the preview leads back to the student's page.
      run: (send) =>
        send(async () => {
          await handPreview(id, paths.student(id));
          await navigate('/portal');
        }),
    },
    {
      title: user.isActive ? '비활성으로' : '다시 활성으로',
      when: !isLeaving || '삭제하기로 한 학생입니다.',
      asks: (close) => <ToggleStatus id={id} user={user} onClose={close} />,
    },
    {
      title: '삭제(익명 처리)',
      icon: DeleteIcon,
      tone: 'danger',
      may: ['students', 'delete'],
      when: !isLeaving,
      asks: (close) => <DeletionDialog id={id} name={user.name} onClose={close} />,
    },
  ];
}
