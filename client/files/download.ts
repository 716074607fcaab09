import { authorisedFetch } from '../session/authorisedFetch.ts';
import { HttpError } from '../errors.ts';
import { getDownload } from '../generated/rest/files.ts';
import { readProblem } from '../http.ts';
import { saveFile } from './saveFile.ts';

/**
 * Saves a file under its name. It is fetched by the page, so that a refusal can be shown.
 * @throws HttpError, NetworkError
 */
export async function downloadFile({ id, name }: { id: string; name: string }): Promise<void> {
  const { url } = await getDownload({ fileId: id });
  const response = await authorisedFetch(url);
  if (!response.ok) throw new HttpError(response.status, await readProblem(response));
  saveFile(await response.blob(), name);
}
