import { displayPhone } from '../phone.ts';
import type { KnownStudent } from './academy.ts';
import type { ReportRow } from './types.ts';
import type { SheetRow } from './readRow.ts';

type Wanted = Omit<SheetRow, 'lecture' | 'decision'> & { lecture: string | null };

/** What a row would change about a student, old and new as people read it. An empty cell changes nothing. */
export function changesOf(student: KnownStudent, wanted: Wanted): ReportRow['changes'] {
  const tags = [...student.tags, ...wanted.tags.filter((tag) => !student.tags.includes(tag))];
  const memo = student.memos.includes(wanted.memo) ? '' : wanted.memo;
  return [
    change('name', '이름', student.name, wanted.name),
    change('school', '학교', student.school, wanted.school),
    change('grade', '학년', student.grade, wanted.grade),
    change('phone', '휴대폰', shown(student.phone), shown(wanted.phone)),
    change('parentName', '보호자', student.parentName, wanted.parentName),
    change('parentPhone', '보호자 휴대폰', shown(student.parentPhone), shown(wanted.parentPhone)),
    change('lecture', '대표 강의', student.lecture, wanted.lecture),
    change('tags', '태그', student.tags.join(', '), tags.join(', ')),
    change('memo', '메모', '', memo),
  ].filter((item) => item !== null);
}

function change(field: string, label: string, before: string | null, after: string | null) {
  if (!after || after === before) return null;
  return { field, label, before: before ?? '', after };
}

function shown(phone: string | null): string | null {
  return phone === null ? null : displayPhone(phone);
}
