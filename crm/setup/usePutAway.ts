import { usePutAwaySetup } from '#client/generated/rest/setup.ts';
import { useSending } from '#ui-kit';

/** Puts the list away for all managers, or shows it again on the page of the day. */
export function usePutAway(onChanged: () => Promise<unknown>) {
  const { mutateAsync } = usePutAwaySetup();
  const { isSending, send } = useSending();
  const putAway = (isPutAway: boolean) =>
    send(
      async () => {
        await mutateAsync({ data: { isPutAway } });
        await onChanged();
      },
      isPutAway ? '시작하기를 숨겼습니다. 설정의 ‘시작하기’에 남아 있습니다' : '오늘 화면에 다시 표시합니다',
    );
  return { isSending, putAway };
}
