import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewSms, type SmsRequest } from '#client/generated/rest/smsMessages.ts';

/** The answer of a dry count. */
export type PreviewQuery = ReturnType<typeof usePreview>;

/** Asks the server who would get what, once nothing was typed for a moment; nothing is asked without a request. */
export function usePreview(request: SmsRequest | null) {
  const wanted = JSON.stringify(request);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), 400);
    return () => clearTimeout(timer);
  }, [wanted]);
  return useQuery({
    queryKey: ['smsPreview', settled],
    queryFn: () => previewSms(JSON.parse(settled) as SmsRequest),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}
