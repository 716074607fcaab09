import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from '../errors.ts';
import { getDownload } from '../generated/rest/files.ts';
import { readProblem } from '../http.ts';
import { authorisedFetch } from '../session/authorisedFetch.ts';

/** An address of a stored picture for `<img>`; its content never changes, so it is fetched once. */
export function usePicture(fileId: string | undefined): { url: string | undefined; error: Error | null } {
  const { data, error } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: async () => {
      const { url } = await getDownload({ fileId: fileId ?? '' });
      const response = await authorisedFetch(url);
      if (!response.ok) throw new HttpError(response.status, await readProblem(response));
      return response.blob();
    },
    enabled: fileId !== undefined,
    staleTime: Infinity,
  });
  return { url: useObjectUrl(data), error };
}

/** An address of content in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!content) return setUrl(undefined);
    const address = URL.createObjectURL(content);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return url;
}
