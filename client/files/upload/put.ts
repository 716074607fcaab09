import { HttpError, NetworkError } from '../../errors.ts';
import { readProblem } from '../../http.ts';

/** Progress and cancellation of an upload. */
export interface Watch {
  /** Called with the number of bytes sent. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends content to a signed address and returns its ETag. Not with `fetch`, which reports no upload progress.
 * @throws HttpError, NetworkError; the signal's reason when it was aborted
 */
export function put(url: string, content: Blob, { onProgress, signal }: Watch): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('PUT', url);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onerror = () => reject(new NetworkError(undefined));
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 400) return resolve(request.getResponseHeader('etag') ?? '');
      const type = request.getResponseHeader('content-type') ?? '';
      const answer = new Response(responseText, { status, headers: { 'content-type': type } });
      void readProblem(answer).then((problem) => reject(new HttpError(status, problem)));
    };
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) return reject(signal.reason);
    request.send(content);
  });
}
