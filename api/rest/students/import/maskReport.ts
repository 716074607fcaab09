import type { Context } from '../../_protocol/handler.ts';
import { maskPhone, masksPhones } from '../../../security/maskPhones.ts';
import type { Report } from './types.ts';

const phones: readonly string[] = ['phone', 'parentPhone'];

/** The numbers of students who are there already, masked where the academy wants it so; the sheet's own stay. */
export async function maskReport(trx: Context<'importStudents'>['trx'], report: Report): Promise<Report> {
  if (!(await masksPhones(trx))) return report;
  const mask = (phone: string | null) => phone && maskPhone(phone);
  const rows = report.rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) =>
      phones.includes(change.field) ? { ...change, before: maskPhone(change.before) } : change,
    ),
    candidates: row.candidates.map((student) => ({
      ...student,
      phone: mask(student.phone),
      parentPhone: mask(student.parentPhone),
    })),
  }));
  return { ...report, rows };
}
