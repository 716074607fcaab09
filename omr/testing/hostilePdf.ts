import type { Random } from '../bench/random.ts';

/** Puts together a PDF from the bodies of its objects, the first of which is the catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;

/** A PDF nobody can open without its password. */
export function lockedPdf(random: Random): Uint8Array {
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('');
  const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${hex(32)}> /U <${hex(32)}> >>`;
  return pdfOf([catalogue, onePage, page(''), lock], `/Encrypt 4 0 R /ID [<${hex(16)}> <${hex(16)}>]`);
}

/** PDFs that are well formed but malicious. */
export function twistedPdf(random: Random): Uint8Array {
  return random.pick([
    () => pdfOf([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>']),
    () => pdfOf([catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', page('')]),
    () => pdfOf([catalogue, '<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 3 >>']),
    () => pdfOf([catalogue, onePage, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100000 2] >>']),
    () => pdfOf([catalogue, onePage, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] >>']),
    () => pdfOf([catalogue, onePage, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>']),
    () => pdfOf([catalogue, onePage, page('/Contents 4 0 R'), stream('q '.repeat(50_000))]),
    () =>
      pdfOf([catalogue, onePage, page('/Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >>'), draw, selfDrawing]),
    () =>
      pdfOf([catalogue, onePage, page('/Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >>'), draw, hugeImage]),
    () => pdfOf(['<< /Type /Catalog /Pages 1 0 R >>']),
    () => pdfOf([`${'['.repeat(20_000)}`, onePage, page('')]),
  ])();
}

const stream = (content: string, more = '') => `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;
const draw = stream('600 0 0 800 0 0 cm /A Do '.repeat(200));
const selfDrawing = stream(
  '/A Do /A Do',
  '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /A 5 0 R >> >>',
);
const hugeImage = stream(
  'short',
  '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
);
