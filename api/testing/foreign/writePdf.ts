/** The text of an object, or a stream with the entries of its dictionary. */
export type PdfObject = string | { dict?: string; data: string | Uint8Array };

/** How a tool closes its file. */
export interface PdfEnd {
  /** Further entries of the trailer. */
  trailer?: string;
  /** Bytes before the header, as mail programs and printers leave them. */
  before?: string;
  /** A table as a stream, and all plain objects in one container, as since PDF 1.5. */
  packed?: boolean;
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Joins texts (Latin-1) and bytes. */
export function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A PDF of objects numbered from 1, the first being the catalog, byte by byte as given. */
export function writePdf(objects: readonly PdfObject[], { trailer = '', before = '', packed = false }: PdfEnd = {}) {
  let file = bytes(before, '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const where = new Map<number, [kind: 1 | 2, first: number, second: number]>();
  const put = (number: number, body: PdfObject): void => {
    where.set(number, [1, file.length, 0]);
    file = bytes(file, ...textOf(number, body));
  };
  const numbered = objects.map((body, at) => [at + 1, body] as const);
  const plain = numbered.filter((one): one is readonly [number, string] => packed && typeof one[1] === 'string');
  for (const [number, body] of numbered) if (!plain.some(([other]) => other === number)) put(number, body);
  const [container, table] = [objects.length + 1, objects.length + 2];
  if (!packed) {
    const rows = numbered.map(([number]) => `${String(where.get(number)![1]).padStart(10, '0')} 00000 n \n`);
    const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
    const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
    return bytes(file, head, end);
  }
  let data = '';
  const index = plain.map(([number, body], at) => {
    where.set(number, [2, container, at]);
    const entry = `${number} ${data.length}`;
    data += `${body}\n`;
    return entry;
  });
  const first = `${index.join(' ')}\n`;
  put(container, { dict: `/Type /ObjStm /N ${plain.length} /First ${first.length}`, data: first + data });
  where.set(table, [1, file.length, 0]);
  const rows = Array.from({ length: table + 1 }, (_, number) => where.get(number) ?? ([0, 0, 0] as const));
  const cells = rows.flatMap(([kind, one, two]) => [kind, one >> 24, one >> 16, one >> 8, one, two >> 8, two]);
  const start = file.length;
  const dict = `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root 1 0 R ${trailer}`;
  return bytes(file, ...textOf(table, { dict, data: Uint8Array.from(cells) }), `startxref\n${start}\n%%EOF\n`);
}

function textOf(number: number, body: PdfObject): (string | Uint8Array)[] {
  if (typeof body === 'string') return [`${number} 0 obj\n${body}\nendobj\n`];
  const { dict = '', data } = body;
  return [`${number} 0 obj\n<< ${dict} /Length ${data.length} >>\nstream\n`, data, '\nendstream\nendobj\n'];
}

/** A PDF of one page with content; `page` are its further entries, `more` the objects from number 5 on. */
export function onePage(
  content: PdfObject | null,
  { page = '/MediaBox [0 0 595 842]', more = [], pages = '', catalog = '', ...end }: PageParts = {},
) {
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [3 0 R] /Count 1 ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R ${page} ${content === null || page.includes('/Contents') ? '' : '/Contents 4 0 R'} >>`,
      content === null ? 'null' : typeof content === 'string' ? { data: content } : content,
      ...more,
    ],
    end,
  );
}

interface PageParts extends PdfEnd {
  page?: string;
  pages?: string;
  catalog?: string;
  more?: readonly PdfObject[];
}
