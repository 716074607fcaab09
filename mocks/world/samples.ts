/** The content of a world's PDFs: a sample page in a few sizes. */

const lines = [
  [
    '수업 자료',
    '함수의 극한과 연속',
    '1. 극한값이 존재할 조건을 말해 보세요.',
    '2. 다음 극한값을 구하세요.',
    '3. 연속인 구간을 모두 찾으세요.',
  ],
  [
    '확인 문제',
    '풀이 과정을 함께 적어 주세요.',
    '1. 그래프를 그려 극한값을 확인하세요.',
    '2. 불연속인 점을 찾고 까닭을 쓰세요.',
  ],
];

/** A text of the demo's hand-outs in the hexadecimal UTF-16 of a PDF. */
const hex = (text: string): string =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');

const content = ([title = '', ...rest]: readonly string[]): string => {
  const shown = rest.map((line) => `0 -42 Td <${hex(line)}> Tj`).join(' ');
  const text = `BT /F1 22 Tf 72 760 Td <${hex(title)}> Tj /F1 14 Tf ${shown} ET`;
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
};

const pageOf = (contents: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;

const objects = [
  '<< /Type /Catalog /Pages 2 0 R /Lang (ko-KR) >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  pageOf(5),
  pageOf(6),
  ...lines.map(content),
  // A Korean font every reader has a substitute for, so that none is embedded.
  '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [8 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /FontDescriptor 9 0 R /DW 1000 /W [1 95 500] >>',
  '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 737 /StemV 58 >>',
];

/** Two pages; a larger `size` only adds a comment. */
export function samplePdf(size: number): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  text += `%${'sample '.repeat(4000 * size)}\n`;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}

/** Bytes and SHA-256 of the sizes from 1 on, so that rows need not generate the text. */
export const samples = [
  { bytes: 30000, sha256: 'c8f1995cefc371fb33ab9893c00defc3eb5735090909ed0d4c56abb02f518ad5' },
  { bytes: 58000, sha256: 'be27e612fb9e90160db154510a8ea346fb39b1d8aaa9e6706a98b9d7bf308896' },
  { bytes: 86000, sha256: 'd6af070695d79811ed6600e4240a31040c259f3e43e110df0120b99727ea621b' },
  { bytes: 114001, sha256: '6a270355b067815cb15ccf7b801b0c9c0475a61918a144ef9611bd4993362a80' },
  { bytes: 142001, sha256: 'dc2e24ff7e4d0d745942199e20368b08daf5a8d8b9c3833214088594800c0a0a' },
  { bytes: 170001, sha256: '6835a66380add4aa6225701598743704c80723414d4b778e1d5efeceb632bd03' },
] as const;
