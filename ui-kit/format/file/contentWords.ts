import { filmSteps } from '../film/readFilm.ts';
import { latin } from '../picture/bytes.ts';
import { pictureKind } from '../picture/kinds.ts';

const sounds = /^(ID3|RIFF.{4}WAVE|OggS|fLaC|.{4}ftypM4[AB])/s;
const pages = /^(\xef\xbb\xbf)?\s*<(!doctype html|html|head|body|script|svg|\?xml[^>]*>\s*<(!doctype )?(html|svg))/i;
const others: readonly (readonly [RegExp, string])[] = [
  [/^PK\x03\x04/, '압축 파일이나 오피스 문서'],
  [/^\xd0\xcf\x11\xe0/, '옛 오피스나 한글 문서'],
  [/^(II\*\0|MM\0\*)/, 'TIFF 그림'],
  [/^BM.{4}\0{4}/s, 'BMP 그림'],
  [/^RIFF.{4}AVI /s, 'AVI 영상'],
  [/^(MZ|\x7fELF)/, '프로그램'],
  [/^(7z\xbc\xaf|Rar!|\x1f\x8b)/, '압축 파일'],
];

/** What a file is by its first bytes, as people call it; null for what nobody knows. */
export function contentWords(head: Uint8Array): string | null {
  const letters = latin(head, 0, 256);
  const picture = pictureKind(head);
  if (picture) return `${picture === 'WEBP' ? 'WebP' : picture} 사진`;
  if (/%PDF-/.test(latin(head, 0, head.length))) return 'PDF';
  if (sounds.test(letters)) return '소리 파일';
  const known = others.find(([pattern]) => pattern.test(letters));
  if (known) return known[1];
  if (pages.test(letters)) return '웹 페이지';
  if (filmSteps(head, true)) return '영상';
  return head.length > 0 && !head.includes(0) ? '텍스트' : null;
}
