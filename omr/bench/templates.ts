import { parseTemplate, type RegistrationKind, type Template } from '../template/template.ts';

interface SheetPlan {
  name: string;
  width: number;
  height: number;
  kind: RegistrationKind;
  shape: 'circle' | 'ellipse' | 'rect';
  bubble: readonly [number, number];
  questions: number;
  columns: number;
  choices: number;
  /** Distance between choices, and between questions. */
  pitch: readonly [number, number];
  top: number;
  orientation?: boolean;
  /** Bars beside the questions, besides the marks of the corners. */
  track?: boolean;
}

const a4: Omit<SheetPlan, 'name' | 'kind'> = {
  width: 210,
  height: 297,
  shape: 'ellipse',
  bubble: [4.6, 3],
  questions: 60,
  columns: 3,
  choices: 5,
  pitch: [7, 7.6],
  top: 116,
};

const plans: SheetPlan[] = [
  { ...a4, name: 'a4-square', kind: 'square', orientation: true },
  {
    name: 'a4-ring',
    width: 210,
    height: 297,
    kind: 'ring',
    shape: 'circle',
    bubble: [4.2, 4.2],
    questions: 60,
    columns: 3,
    choices: 5,
    pitch: [7.4, 7.6],
    top: 116,
    orientation: true,
  },
  {
    name: 'a4-concentric',
    width: 210,
    height: 297,
    kind: 'concentric',
    shape: 'rect',
    bubble: [4, 2.6],
    questions: 60,
    columns: 3,
    choices: 5,
    pitch: [7, 7.6],
    top: 116,
  },
  {
    name: 'a4-corner',
    width: 210,
    height: 297,
    kind: 'l-corner',
    shape: 'ellipse',
    bubble: [3.4, 4.4],
    questions: 60,
    columns: 3,
    choices: 5,
    pitch: [6, 7.6],
    top: 116,
    orientation: true,
  },
  {
    name: 'a4-hundred',
    width: 210,
    height: 297,
    kind: 'square',
    shape: 'ellipse',
    bubble: [4.4, 2.8],
    questions: 100,
    columns: 4,
    choices: 5,
    pitch: [6.2, 6.6],
    top: 110,
    orientation: true,
  },
  {
    name: 'a5-square',
    width: 148,
    height: 210,
    kind: 'square',
    shape: 'ellipse',
    bubble: [4.2, 2.8],
    questions: 40,
    columns: 2,
    choices: 5,
    pitch: [6.4, 6],
    top: 82,
    orientation: true,
  },
  { ...a4, name: 'a4-paper', kind: 'paper-edge' },
  { ...a4, name: 'a4-paper-round', kind: 'paper-edge', shape: 'circle', bubble: [4.2, 4.2] },
  { ...a4, name: 'a4-cross', kind: 'cross' },
  { ...a4, name: 'a4-track', kind: 'bar' },
  { ...a4, name: 'a4-mixed', kind: 'cross', track: true },
  { ...a4, name: 'a4-none', kind: 'none' },
];

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The same sheet measured in pixels, as older tools describe theirs. */
function inPixels(template: Template, name: string, scale: number): Template {
  const long = (value: number) => Math.round(value * scale * 100) / 100;
  const point = ({ x, y, size = 5 }: { x: number; y: number; size?: number }) => ({
    x: long(x),
    y: long(y),
    size: long(size),
  });
  const { page, registration, bubble, fields } = template;
  return parseTemplate({
    ...template,
    name,
    page: { width: long(page.width), height: long(page.height), unit: 'px' },
    registration: { kind: registration.kind, points: registration.points.map(point) },
    bubble: { ...bubble, width: long(bubble.width), height: long(bubble.height) },
    fields: fields.map((field) => ({ ...field, positions: field.positions.map(([x, y]) => [long(x), long(y)]) })),
  });
}

/** The sheets of the bench by name: every kind of registration, shape of bubble and size of paper. */
export const sheets: ReadonlyMap<string, Template> = new Map(
  [...plans.map(planned), inPixels(planned(plans[1]!), 'px-ring', 4.1)].map((template) => [template.name, template]),
);

function planned(plan: SheetPlan): Template {
  const { width, height, choices, pitch, top } = plan;
  const small = width < 200;
  const digitTop = small ? 30 : 42;
  const digitPitch = small ? 4.6 : 6.2;
  const left = small ? 62 : 95;
  const numbers = Array.from({ length: 8 }, (_, index) => ({
    id: `s${index + 1}`,
    kind: 'digit' as const,
    options: digits,
    positions: digits.map(
      (_, digit) => [left + index * (small ? 6.6 : 7.4), digitTop + digit * digitPitch] as [number, number],
    ),
  }));
  const perColumn = Math.ceil(plan.questions / plan.columns);
  const columnWidth = (width - 40) / plan.columns;
  const questions = Array.from({ length: plan.questions }, (_, index) => {
    const x = 24 + Math.floor(index / perColumn) * columnWidth + 9;
    const y = top + (index % perColumn) * pitch[1];
    return {
      id: `q${index + 1}`,
      kind: 'choice' as const,
      options: digits.slice(1, choices + 1),
      positions: Array.from({ length: choices }, (_, choice) => [x + choice * pitch[0], y] as [number, number]),
    };
  });
  return parseTemplate({
    name: plan.name,
    page: { width, height, unit: 'mm' },
    registration: registrationOf(plan),
    bubble: { shape: plan.shape, width: plan.bubble[0], height: plan.bubble[1] },
    fields: [...numbers, ...questions],
    composites: { studentNumber: numbers.map(({ id }) => id) },
  });
}

function registrationOf({ kind, width, height, orientation, pitch, top, track }: SheetPlan) {
  if (kind === 'paper-edge' || kind === 'none') return { kind, points: [] };
  const bars = Array.from({ length: 20 }, (_, row) => ({
    kind: 'bar' as const,
    x: 7,
    y: top + row * pitch[1],
    size: 4,
    height: 1.6,
  }));
  // A card of a reader with a timing track: a bar a row, and two over the columns to the right.
  if (kind === 'bar')
    return {
      kind,
      points: [...bars, { ...bars[0]!, x: width - 10, y: 10 }, { ...bars[0]!, x: width - 10, y: height - 10 }],
    };
  const inset = kind === 'l-corner' ? 9 : 12;
  const size = kind === 'square' ? 6 : kind === 'l-corner' ? 9 : 8;
  const points = [
    { x: inset, y: inset, size },
    { x: width - inset, y: inset, size },
    { x: width - inset, y: height - inset, size },
    { x: inset, y: height - inset, size },
  ];
  return {
    kind,
    points: track ? [...points, ...bars] : points,
    orientation: orientation ? { x: inset + 14, y: inset, size: 4 } : undefined,
  };
}
