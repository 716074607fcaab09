import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../_protocol/text.ts';
import { phoneField } from './phone.ts';

/** The columns of a student from what was typed; what was not sent stays undefined. Throws 400 at a wrong phone. */
export function studentRow(body: BodyOf<'createStudent'>) {
  return {
    user: { name: cleanLine(body.name), phone: phoneField('phone', body.phone) },
    student: {
      school: line(body.school),
      grade: body.grade,
      parent_name: line(body.parentName),
      parent_phone: phoneField('parentPhone', body.parentPhone),
    },
  };
}

function line(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cleanLine(text);
}
