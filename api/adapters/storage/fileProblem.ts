import { withRow } from '../advice.ts';

const sentences: Record<string, string> = {
  ENOSPC: '디스크가 가득 차 시작하지 못했습니다. 자리를 비운 뒤 다시 시작해 주세요.',
  EDQUOT: '쓸 수 있는 디스크 용량을 다 써서 시작하지 못했습니다. 자리를 비운 뒤 다시 시작해 주세요.',
  EACCES: 'DATA_DIR에 쓸 권한이 없습니다. 폴더의 주인과 권한을 확인해 주세요.',
  EPERM: 'DATA_DIR에 쓸 권한이 없습니다. 폴더의 주인과 권한을 확인해 주세요.',
  EROFS: 'DATA_DIR이 읽기 전용입니다. 쓸 수 있는 폴더를 정해 주세요.',
  ENOTDIR: 'DATA_DIR이 폴더가 아닙니다. 폴더를 정해 주세요.',
  EEXIST: 'DATA_DIR이 폴더가 아닙니다. 폴더를 정해 주세요.',
  EISDIR: 'DATA_DIR 안에 파일이 있어야 할 자리에 폴더가 있습니다.',
};

/** What an error of the file system means for whoever starts the server; null for another error. */
export function fileProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const given = 'code' in error ? String(error.code) : '';
  const code = sentences[given] === undefined && /no space left on device/i.test(error.message) ? 'ENOSPC' : given;
  const sentence = sentences[code];
  if (sentence === undefined) return null;
  const told = 'path' in error && typeof error.path === 'string' ? `${sentence} (${error.path})` : sentence;
  return withRow(/^(ENOSPC|EDQUOT)$/.test(code) ? 'disk-full' : 'file-in-the-way', told);
}
