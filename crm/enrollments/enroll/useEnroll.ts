import { useEnrollStudents, type EnrollInput } from '#client/generated/rest/enrollments.ts';
import { useToast } from '#ui-kit';

/** Enrols students in a lecture; its toast offers undo. @throws HttpError with the reason. */
export function useEnroll() {
  const send = useEnrollStudents();
  const toast = useToast();
  return async (lectureId: string, data: EnrollInput): Promise<void> => {
    const { enrolled, already, changeSetId } = await send.mutateAsync({ lectureId, data });
    const same = already > 0 ? ` ${already}명은 이미 수강 중입니다.` : '';
    toast({
      message: enrolled > 0 ? `${enrolled}명을 등록했습니다.${same}` : '모두 이미 수강 중인 학생입니다',
      tone: enrolled > 0 ? 'positive' : undefined,
      undo:
        enrolled > 0 && changeSetId !== null
          ? {
              send: () => send.mutateAsync({ lectureId, data: { ...data, undo: changeSetId } }),
              said: '등록하기 전으로 되돌렸습니다',
            }
          : undefined,
    });
  };
}
