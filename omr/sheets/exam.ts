import { z } from 'zod';

/** Questions of one exam at most. */
const mostQuestions = 100;

const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), choices: z.int().min(1).max(5).default(5) }),
  z.strictObject({ kind: z.literal('number'), digits: z.int().min(1).max(4).default(3) }),
]);

const questions = z.union([
  z
    .int()
    .min(1)
    .max(mostQuestions)
    .transform((count) => Array.from({ length: count }, () => ({ kind: 'choice' as const, choices: 5 }))),
  z.array(question).min(1).max(mostQuestions),
]);

/** The exam that a sheet is drawn for. */
const examSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .describe('Goes into the QR code with the page: letters, digits, `_`, `.` and `-`.'),
  title: z.string().trim().min(1).max(60),
  subtitle: z.string().trim().max(80).default('').describe('Such as the subject and the date.'),
  paper: z.enum(['A4', 'A5']).default('A4'),
  numberDigits: z.int().min(4).max(10).default(8).describe('Digits of a student number.'),
  questions: questions.describe('A count of five-choice questions, or each question in order.'),
});

export type Exam = z.output<typeof examSchema>;
export type ExamInput = z.input<typeof examSchema>;
export type Question = Exam['questions'][number];

/** An exam no sheet can be drawn for; `message` names each place and what is wrong there. */
export class InvalidExam extends Error {
  override name = 'InvalidExam';
}

/**
 * Checks an exam as read from its JSON file.
 * @throws InvalidExam
 */
export function parseExam(value: unknown): Exam {
  const result = examSchema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.') || 'exam'}: ${message}`);
  throw new InvalidExam(lines.join('\n'));
}
