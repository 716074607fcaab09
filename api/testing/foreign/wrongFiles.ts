import { flatJpeg } from './jpegParts.ts';
import { writeIso } from './writeIso.ts';
import { bytes } from './writePdf.ts';

const written = (text: string) => new TextEncoder().encode(text);

/** Contents that come under names of something else, by what people call them. */
export const wrongContents = {
  텍스트: written('1강 판별식\n2강 근과 계수의 관계\n'),
  '웹 페이지': written('<!DOCTYPE html><title>로그인</title><p>다시 로그인해 주세요.</p>'),
  PDF: bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <<>> endobj\n', new Uint8Array(9)),
  '압축 파일이나 오피스 문서': bytes('PK\x03\x04', new Uint8Array(40)),
  '옛 오피스나 한글 문서': bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', new Uint8Array(40)),
  'JPEG 사진': flatJpeg(8, 6),
  영상: writeIso({ brand: 'qt  ' }),
  '소리 파일': bytes('RIFF\x24\0\0\0WAVEfmt ', new Uint8Array(24)),
  'TIFF 그림': bytes('II*\0', new Uint8Array(40)),
  'BMP 그림': bytes('BM\x9a\0\0\0\0\0\0\0', new Uint8Array(40)),
  프로그램: bytes('MZ', new Uint8Array(80)),
  '0으로 채워진 파일': new Uint8Array(2000),
} as const satisfies Record<string, Uint8Array<ArrayBuffer>>;

/** The name of one of `wrongContents`. */
export type WrongContent = keyof typeof wrongContents;

const rights: readonly (readonly [endings: string, ...contents: WrongContent[]])[] = [
  ['pdf', 'PDF'],
  ['docx xlsx pptx hwpx zip', '압축 파일이나 오피스 문서'],
  ['hwp doc xls ppt', '옛 오피스나 한글 문서'],
  ['txt csv', '텍스트', '웹 페이지'],
  ['png jpg jpeg webp gif heic heif avif', 'JPEG 사진'],
  ['mp3 m4a wav', '소리 파일'],
  ['mp4 m4v mov webm', '영상'],
  ['tif tiff', 'TIFF 그림', 'JPEG 사진'],
  ['vtt'],
];

/** What may rightly be in a file whose name ends so: of its kind, or of its family. */
export const rightContents: Readonly<Record<string, readonly WrongContent[]>> = Object.fromEntries(
  rights.flatMap(([endings, ...contents]) => endings.split(' ').map((ending) => [ending, contents])),
);
