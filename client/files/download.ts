import { authorisedFetch } from '../session/authorisedFetch.ts';
import { HttpError } from '../errors.ts';
import { getDownload, type Download } from '../generated/rest/files.ts';
import { readProblem } from '../http.ts';
import { saveFile } from './saveFile.ts';

/**
 * Saves a file under its name. It is fetched by the page, so that a refusal can be shown.
 * @throws HttpError, NetworkError
 */
export async function downloadFile({ id, name }: { id: string; name: string }): Promise<void> {
  saveFile(await fetchFile(id), name);
}

/**
 * The content of a stored file.
 * @throws HttpError, NetworkError
 */
export async function fetchFile(fileId: string): Promise<Blob> {
  return fetchContent(await getDownload({ fileId }));
}

/**
 * What is at a download address.
 * @throws HttpError, NetworkError
 */
export async function fetchContent({ url }: Download): Promise<Blob> {
  const response = await authorisedFetch(url);
  if (!response.ok) throw new HttpError(response.status, await readProblem(response));
  return response.blob();
}
