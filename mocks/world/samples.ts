/** The content of a world's PDFs: a sample page in a few sizes. */

const page = 'BT /F1 20 Tf 72 760 Td (Sample hand-out of the demo academy) Tj ET';

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
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
  { bytes: 28766, sha256: '609c2a0921ae0442c7f87a53035d5dc9f83104ce8db441167f5e3ba47688f398' },
  { bytes: 56766, sha256: '21b8a3bf3b543acb430df9d822b658d83a38e8c24ce38ed951cb421cd080d4bc' },
  { bytes: 84766, sha256: 'ea303b10ae0d28608f8f40a1375246ab905f85358a50b0b0c59e1d45eb3a2273' },
  { bytes: 112767, sha256: '90379d3995b7076db6c695d07e15be9e90179d41d4b671ff0326024134fd8563' },
  { bytes: 140767, sha256: '0aecf4a3765b490b34d83d997b6435cc29ed05c9ecf712a015db2bee11238fb8' },
  { bytes: 168767, sha256: '10d811597fd3f9d718641f8708b20306c2a0a5c0313d7cd6530c6c049059173f' },
] as const;
