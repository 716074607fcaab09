import { forbidden } from '../http/problem.ts';

/** Whether a file is the film of a video, which students and parents play and never take home. */
export const isFilm = (file: { owner_type: string; content_type: string }): boolean =>
  file.owner_type === 'VIDEO' && file.content_type.startsWith('video/');

/** What a film is refused with wherever it is no player that asks. */
export const playOnly = () => forbidden('play-only', '영상은 다운로드할 수 없습니다. 영상 화면에서 재생해 주세요.');

/** Throws 403 for a request by which a browser would open or keep a film: one of a page says what it is for, one of an old browser nothing. */
export function refuseKeeping(headers: Headers): void {
  const use = headers.get('sec-fetch-dest');
  if (use !== null && use !== 'video') throw playOnly();
}
