import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from './download.ts';

/** An address of a stored picture for `<img>`; its content never changes, so it is fetched once. */
export function usePicture(fileId: string | undefined) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: () => fetchFile(fileId ?? ''),
    enabled: fileId !== undefined,
    staleTime: Infinity,
  });
  return { url: useObjectUrl(data), isError, error, refetch };
}

/** An address of content in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ content: Blob; url: string }>();
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    queueMicrotask(() => setMade({ content, url }));
    return () => URL.revokeObjectURL(url);
  }, [content]);
  return made?.content === content ? made?.url : undefined;
}
