import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewSms, type SmsRequest } from '#client/generated/rest/smsMessages.ts';
import { useAfterPause } from '../../shared/lists/useAfterPause.ts';

/** The answer of a dry count. */
export type PreviewQuery = ReturnType<typeof usePreview>;

/** Asks the server who would get what, once nothing was typed for a moment; nothing is asked without a request. */
export function usePreview(request: SmsRequest | null) {
  const settled = useAfterPause(JSON.stringify(request));
  return useQuery({
    queryKey: ['smsPreview', settled],
    queryFn: () => previewSms(JSON.parse(settled) as SmsRequest),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}
