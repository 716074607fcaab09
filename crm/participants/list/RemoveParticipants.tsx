import { someNames } from '#ui-kit/format/names/someNames.ts';
import { useAddParticipants, useRemoveParticipants } from '#client/generated/rest/participants.ts';
import { ConfirmDialog, useToast, UserError } from '#ui-kit';
import { whatStands, type ListedParticipant } from './participantColumns.tsx';

interface RemoveParticipantsProps {
  lectureId: string;
  weekId: string;
  participants: readonly ListedParticipant[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation before students are removed from a week; those with a mark, memo, lock or score are listed first and stay. */
export function RemoveParticipants({ lectureId, weekId, participants, onDone, onClose }: RemoveParticipantsProps) {
  const remove = useRemoveParticipants();
  const add = useAddParticipants();
  const toast = useToast();
  const staying = participants.filter((one) => whatStands(one).length > 0);
  const leaving = participants.filter((one) => !staying.includes(one));
  const week = { lectureId, weeklyLectureId: weekId };
  return (
    <ConfirmDialog
      open
      title={`${participants.length}명을 이 주차에서 뺄까요?`}
      confirmLabel={`${leaving.length}명 빼기`}
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        if (leaving.length === 0)
          throw new UserError('뺄 수 있는 학생이 없습니다. 남은 출결이나 메모를 먼저 삭제해 주세요.');
        const { userIds } = await remove.mutateAsync({
          ...week,
          data: { userIds: leaving.map(({ studentId }) => studentId) },
        });
        onDone();
        toast({
          message: `${userIds.length}명을 이 주차에서 뺐습니다`,
          undo: {
            send: () => add.mutateAsync({ ...week, data: { userIds } }),
            said: `${userIds.length}명을 다시 추가했습니다`,
          },
        });
      }}
    >
      {leaving.length > 0 && (
        <p>{`${someNames(leaving.map(({ student }) => student.user.name))}의 빈 출결 칸이 사라집니다. 수강등록은 그대로이고, 다음 주차에는 다시 올라옵니다.`}</p>
      )}
      {staying.length > 0 && (
        <>
          <p>남은 기록이 있어 뺄 수 없는 학생 {staying.length}명은 그대로 둡니다.</p>
          <ul>
            {staying.slice(0, 8).map((one) => (
              <li key={one.id}>{`${one.student.user.name}: ${whatStands(one).join(', ')}`}</li>
            ))}
            {staying.length > 8 && <li>{`외 ${staying.length - 8}명`}</li>}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
