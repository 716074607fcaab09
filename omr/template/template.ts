import { z } from 'zod';

const length = z.number().finite().positive();
const coordinate = z.number().finite();

const point = z.strictObject({
  x: coordinate.describe('Centre of the mark, from the left edge of the page; of an l-corner its outer corner.'),
  y: coordinate.describe('The same, from the top edge.'),
  size: length.describe('Outer width of the mark.'),
});

const printedMark = z.enum(['concentric', 'square', 'ring', 'l-corner', 'cross', 'bar']);

const mark = point.extend({
  kind: printedMark.optional().describe('What is printed here where it differs from the sheet’s.'),
  height: length.optional().describe('Of a bar, such as one of a timing track; `size` is its width.'),
});

const corner = point.extend({ size: length.optional() });

const registration = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: printedMark.describe('What is printed at the points.'),
      points: z.array(mark).min(3).max(40),
      orientation: point.optional().describe('A dark mark that breaks the symmetry: present only where it is named.'),
    }),
    z.strictObject({
      kind: z.enum(['paper-edge', 'none']).describe('The corners of the paper, or nothing at all.'),
      points: z.array(corner).max(12).default([]),
      orientation: point.optional(),
    }),
  ])
  .describe('What the reader finds the page by.');

const bubble = z.strictObject({
  shape: z.enum(['circle', 'ellipse', 'rect']),
  width: length,
  height: length,
});

const field = z.strictObject({
  id: z.string().min(1).max(100),
  kind: z
    .enum(['digit', 'choice'])
    .describe('digit: one column of a number, exactly one mark; choice: any number of marks, usually one.'),
  options: z.array(z.string().min(1).max(20)).min(1).max(50),
  positions: z
    .array(z.tuple([coordinate, coordinate]))
    .min(1)
    .max(50),
  width: length.optional().describe('Bubble width where it differs from the sheet’s.'),
  height: length.optional().describe('Bubble height where it differs from the sheet’s.'),
});

/**
 * What is printed where on one answer sheet. Lengths are in `page.unit`, from the top left corner of the page; positions
 * are the centres of bubbles, one for each option.
 */
const templateSchema = z
  .strictObject({
    name: z.string().min(1).max(200),
    page: z.strictObject({ width: length, height: length, unit: z.enum(['mm', 'px']) }),
    registration,
    bubble,
    takenBack: z
      .enum(['struck', 'filled'])
      .optional()
      .describe(
        'How students take a mark back: struck, by a line through the bubble and beyond it; filled, all over, where an answer is a cross. Without it every mark counts.',
      ),
    fields: z.array(field).min(1).max(2000),
    code: point
      .extend({ text: z.string().min(1).max(100) })
      .optional()
      .describe('A QR code printed on the sheet, what it says, and the width of the square it fills.'),
    composites: z
      .record(z.string().min(1), z.array(z.string()).min(1))
      .default({})
      .describe('Numbers made of several fields, such as studentNumber.'),
  })
  .superRefine((template, context) => {
    const complain = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    for (const [path, message] of wrongMarks(template.registration))
      complain(message, 'registration', 'points', ...path);
    const ids = new Set<string>();
    const { width, height } = template.page;
    for (const [at, { id, options, positions }] of template.fields.entries()) {
      if (ids.has(id)) complain(`Two fields are called '${id}'.`, 'fields', at, 'id');
      ids.add(id);
      if (options.length !== positions.length) {
        complain(`${options.length} options but ${positions.length} positions.`, 'fields', at, 'positions');
      }
      if (new Set(options).size !== options.length) complain('An option is there twice.', 'fields', at, 'options');
      for (const [index, [x, y]] of positions.entries()) {
        if (x < 0 || y < 0 || x > width || y > height) {
          complain('This bubble lies outside the page.', 'fields', at, 'positions', index);
        }
      }
    }
    for (const [name, parts] of Object.entries(template.composites)) {
      for (const [at, part] of parts.entries()) {
        if (!ids.has(part)) complain(`No field is called '${part}'.`, 'composites', name, at);
      }
    }
  });

/** What is wrong with printed marks: a bar without a height, and marks on one line, which do not tell where the page is. */
function wrongMarks({ kind, points }: z.output<typeof registration>): [path: (string | number)[], message: string][] {
  if (kind === 'paper-edge' || kind === 'none' || points.length < 3) return [];
  const bare = points.flatMap((own, at): [(string | number)[], string][] => {
    const isBar = (('kind' in own && own.kind) || kind) === 'bar';
    return isBar && !('height' in own && own.height) ? [[[at, 'height'], 'A bar has a height.']] : [];
  });
  return areOnOneLine(points) ? [...bare, [[], 'All marks lie on one line; one must stand beside it.']] : bare;
}

function areOnOneLine(points: readonly { x: number; y: number }[]): boolean {
  const far = (from: { x: number; y: number }) => (at: { x: number; y: number }) =>
    Math.hypot(at.x - from.x, at.y - from.y);
  const first = points[0]!;
  const last = points.reduce((best, at) => (far(first)(at) > far(first)(best) ? at : best));
  const length = far(first)(last);
  const off = ({ x, y }: { x: number; y: number }) =>
    Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x)) / length;
  return length === 0 || points.every((at) => off(at) < 0.1 * length);
}

export type Template = z.output<typeof templateSchema>;
export type TemplateInput = z.input<typeof templateSchema>;
export type RegistrationKind = Template['registration']['kind'];
/** One printed mark. */
export type MarkKind = z.output<typeof printedMark>;

/** A template that cannot be used; `message` names each place and what is wrong there. */
export class InvalidTemplate extends Error {
  override name = 'InvalidTemplate';
}

/**
 * Checks a template as read from its JSON file.
 * @throws InvalidTemplate
 */
export function parseTemplate(value: unknown): Template {
  const result = templateSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.join('.') || 'template'}: ${message}`);
  throw new InvalidTemplate(lines.join('\n'));
}
