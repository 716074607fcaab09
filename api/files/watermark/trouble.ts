import type { StampTrouble } from '../../ports/heavy.ts';

/** Thrown while a file is stamped, and caught where that began: errors lose their class between threads. */
export class Unstampable extends Error {
  readonly trouble: StampTrouble;
  constructor(trouble: StampTrouble) {
    super(trouble.why);
    this.trouble = trouble;
  }
}

const reasons: Record<StampTrouble['why'], string> = {
  password: '열 때 암호가 필요합니다. 암호를 풀어 다시 저장해 주세요.',
  cipher: '읽을 수 없는 방식으로 잠겨 있습니다. 잠금을 풀어 다시 저장해 주세요.',
  damaged: '파일이 깨져 있습니다. PDF로 다시 저장해 주세요.',
  empty: '페이지가 없는 PDF입니다.',
  page: '이 페이지를 빼거나, 파일을 PDF로 다시 인쇄해 주세요.',
  heavy: '처리하는 데 너무 오래 걸립니다. 파일을 나누어 주세요.',
};

/** Why a file gets no watermark, in a sentence that names the file and the page. */
export function troubleWords(name: string, { why, page }: StampTrouble): string {
  const where = page === undefined ? `‘${name}’ 파일에는` : `‘${name}’ 파일의 ${page}페이지에는`;
  return `${where} 워터마크를 넣을 수 없습니다. ${reasons[why]}`;
}
