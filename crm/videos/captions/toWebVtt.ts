import { readCaptions } from './readCaptions.ts';

/** Captions as browsers show them, with how many of them are lost; null for a file without any. */
export async function toWebVtt(file: File): Promise<{ file: File; lost: number } | null> {
  const captions = readCaptions(new Uint8Array(await file.arrayBuffer()));
  if (!captions || captions.shown === 0) return null;
  const name = file.name.replace(/(\.\w+)?$/, '.vtt');
  return { file: new File([captions.text], name, { type: 'text/vtt' }), lost: captions.lost };
}

/** What is said of a file that has no captions. */
export const noCaptions = (name: string): string =>
  `${name}에서 자막을 찾지 못했습니다. 시각과 글이 있는 .vtt, .srt, .smi 파일을 골라 주세요.`;

/** What is said of captions whose times are wrong. */
export const lostCaptions = (lost: number): string =>
  `자막 ${lost}개는 시각이 잘못되어 나오지 않습니다. 파일의 시각을 확인해 주세요.`;
