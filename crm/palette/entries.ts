import { formatPhone, formatSchool } from '#ui-kit';
import { offeredMenu } from '../offeredMenu.ts';
import { paths as lecturePaths } from '../lectures/index.tsx';
import { paths as studentPaths } from '../students/index.tsx';
import { matchesTyped } from '../shared/hangul.ts';
import type { PaletteStudentsQuery } from './generated/graphql.ts';

/** A search result. */
export interface PaletteEntry {
  /** What it is, in Korean. */
  kind: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  more: string;
  href: string;
}

/** The matching students, then lectures, then screens; all screens while the input is empty. */
export function entriesOf(
  typed: string,
  found: PaletteStudentsQuery['studentSearch'],
  lectures: readonly { id: string; name: string }[],
): PaletteEntry[] {
  const fits = (name: string): boolean => matchesTyped(name, typed);
  const screens = offeredMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => fits(label))
    .map(({ label, href }) => ({ kind: '화면', name: label, more: '', href }));
  if (typed.trim() === '') return screens;
  return [
    ...found.map(({ student }) => ({
      kind: '학생',
      name: student.user.name,
      more: [
        formatSchool(student),
        student.studentNumber,
        formatPhone(student.user.phone ?? '').slice(-4),
        !student.user.isActive && '비활성',
      ]
        .filter(Boolean)
        .join(' · '),
      href: studentPaths.student(student.id),
    })),
    ...lectures
      .filter(({ name }) => fits(name))
      .slice(0, 6)
      .map(({ id, name }) => ({ kind: '강의', name, more: '', href: lecturePaths.lecture(id) })),
    ...screens,
  ];
}
