import type { FieldReading } from '#omr/marks/decide.ts';
import { parseTemplate, type Template } from '#omr/template/template.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

type Field = ReplyOf<'readSheetPage'>['fields'][number];

/** The picture of a page, where its fields lie on it, and what the reader saw in each. */
export const readSheetPage: Handler<'readSheetPage'> = async ({ trx, params, deps }) => {
  await mustBeInWeek(trx, params);
  const sheet = await trx
    .selectFrom('omr_sheets')
    .leftJoin('omr_layouts', 'omr_layouts.id', 'omr_sheets.layout_id')
    .select(['omr_sheets.id', 'omr_sheets.version', 'omr_sheets.marks', 'omr_layouts.template'])
    .where('omr_sheets.id', '=', params.sheetId)
    .where('omr_sheets.exam_id', '=', params.examId)
    .executeTakeFirstOrThrow(() => noRow('omr_sheets'));
  const stored = await deps.storage.get(sheet.id);
  const image = stored ? await dataUrl(stored) : null;
  const template = sheet.template === null ? null : parseTemplate(sheet.template);
  const readings = (sheet.marks as { fields: Record<string, FieldReading> } | null)?.fields ?? {};
  return {
    id: sheet.id,
    version: sheet.version,
    image,
    width: template?.page.width ?? 210,
    height: template?.page.height ?? 297,
    fields: template?.fields.map((field) => boxOf(template, field, readings[field.id])) ?? [],
  };
};

function boxOf({ bubble }: Template, field: Template['fields'][number], reading: FieldReading | undefined): Field {
  const { id, positions, width = bubble.width, height = bubble.height } = field;
  const across = positions.map(([x]) => x);
  const down = positions.map(([, y]) => y);
  const value = reading?.value ?? '';
  return {
    id,
    question: Number(/^q(\d+)/.exec(id)?.[1] ?? 0),
    left: Math.min(...across) - width / 2,
    width: Math.max(...across) - Math.min(...across) + width,
    top: Math.min(...down) - height / 2,
    height: Math.max(...down) - Math.min(...down) + height,
    value: Array.isArray(value) ? value.join('') : value,
    flagged: reading?.flagged ?? false,
    confidence: reading?.confidence ?? 0,
  };
}

async function dataUrl(picture: ReadableStream<Uint8Array>): Promise<string> {
  const bytes = new Uint8Array(await new Response(picture).arrayBuffer());
  return `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
