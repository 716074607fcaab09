import { keepPreviousData, useQuery } from '@tanstack/react-query';

/**
 * What a dry run answers, asked again whenever the key changes; undefined while nothing is asked (a key of null), before the first
 * answer, and where it is refused: saving says why.
 */
export function usePreview<Answer>(
  key: readonly unknown[] | null,
  ask: (init: RequestInit) => Promise<Answer>,
): Answer | undefined {
  const { data } = useQuery({
    queryKey: key ?? ['nothing'],
    enabled: key !== null,
    queryFn: ({ signal }) => ask({ signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return key === null ? undefined : data;
}
