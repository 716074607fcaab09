import { columnLetter } from '../../format/workbook/textSheet.ts';
import { zip, type ZipHabits } from './zip.ts';

/** A sheet as the XML of its rows. */
interface ForeignSheet {
  name: string;
  /** The `<row>` elements. */
  rows: string;
  /** What stands before and behind the rows. */
  before?: string;
  behind?: string;
  state?: 'visible' | 'hidden' | 'veryHidden';
  /** A sheet that is a chart has no rows. */
  isChart?: boolean;
}

/** How a program writes its workbooks. */
interface Habits extends ZipHabits {
  /** The `<si>` elements of the texts that cells point to. */
  texts?: string;
  /** The `<cellXfs>` of the styles, with the formats of numbers before them. */
  formats?: { numFmts?: string; cellXfs: string };
  /** Before the name of each element. */
  prefix?: string;
  /** Where the links of the workbook begin. */
  root?: string;
  /** Stands at the start of each part. */
  mark?: string;
  /** Between the folders of a path. */
  slash?: string;
  /** Names of the XML and of the links in it. */
  main?: string;
  links?: string;
}

const office = 'http://schemas.openxmlformats.org';
const types = `${office}/package/2006/content-types`;

/** An .xlsx file as another program writes it. */
export function workbook(sheets: readonly ForeignSheet[], habits: Habits = {}): Uint8Array {
  const { texts, formats, prefix = '', root = '', mark = '', slash = '/' } = habits;
  const { main = `${office}/spreadsheetml/2006/main`, links = `${office}/officeDocument/2006/relationships` } = habits;
  const declared = prefix === '' ? `xmlns="${main}"` : `xmlns:${prefix.slice(0, -1)}="${main}"`;
  const part = (element: string, inside: string) =>
    `${mark}<?xml version="1.0" encoding="UTF-8"?><${prefix}${element} ${declared} xmlns:r="${links}">${inside.replaceAll(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}`)}</${prefix}${element}>`;
  const relationships = (all: readonly (readonly [type: string, target: string])[]) =>
    `${mark}<Relationships xmlns="${office}/package/2006/relationships">${all
      .map(([type, target], at) => `<Relationship Id="r${at}" Type="${links}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const pathOf = ({ isChart }: ForeignSheet, at: number) =>
    `${isChart ? 'chartsheets' : 'worksheets'}/sheet${at + 1}.xml`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': part('workbook', `<sheets>${sheets.map(listed).join('')}</sheets>`),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((sheet, at) => [sheet.isChart ? 'chartsheet' : 'worksheet', root + pathOf(sheet, at)] as const),
      ['sharedStrings', `${root}sharedStrings.xml`],
      ['styles', `${root}styles.xml`],
    ]),
  };
  if (texts !== undefined) parts['xl/sharedStrings.xml'] = part('sst', texts);
  if (formats !== undefined) {
    const { numFmts = '', cellXfs } = formats;
    parts['xl/styles.xml'] = part('styleSheet', `${numFmts}<cellXfs>${cellXfs}</cellXfs>`);
  }
  for (const [at, sheet] of sheets.entries()) {
    const { rows, before = '', behind = '', isChart } = sheet;
    const inside = `${before}<sheetData>${rows}</sheetData>${behind}`;
    parts[`xl/${pathOf(sheet, at)}`] = isChart ? part('chartsheet', '') : part('worksheet', inside);
  }
  const written = Object.entries(parts).map(([path, xml]) => [path.replaceAll('/', slash), xml]);
  return zip(Object.fromEntries(written), habits);
}

function listed({ name, state = 'visible' }: ForeignSheet, at: number): string {
  return `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`;
}

/** Rows of texts that stand in their cells. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((text, column) => textCell(`${columnLetter(column)}${at + 1}`, text)).join('')}</row>`,
    )
    .join('');
}

/** A text that stands in its cell. */
export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
