import { formatPhone, formatSchool } from '#ui-kit';
import { pageActions } from '../shared/actions/pageActions.ts';
import { offeredScreens } from '../offeredMenu.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as studentPaths } from '../students/paths.ts';
import type { RecentStudent } from '../students/parts.ts';
import { matchesTyped } from '../shared/lists/hangul.ts';
import type { PaletteStudentsQuery } from './generated/graphql.ts';

/** A search result. */
export interface PaletteEntry {
  /** Distinguishes entries with the same address. @default the address */
  id?: string;
  /** What it is, in Korean. */
  kind: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  more: string;
  /** Where it leads. Either this or `choose`. */
  href?: string;
  /** Does it, or says why not. */
  choose?: () => void;
  /** `more` says why it can't be done now. @default false */
  isDisabled?: boolean;
}

/** What else can be found: the students seen last, commands, slots. */
interface Around {
  recent: readonly RecentStudent[];
  commands: readonly PaletteEntry[];
  slots: readonly PaletteEntry[];
}

/**
 * The matching students, lectures, screens, actions of the page, commands and slots; the students seen last, the page's actions and all screens
 * while the input is empty.
 */
export function entriesOf(
  typed: string,
  found: PaletteStudentsQuery['studentSearch'],
  lectures: readonly { id: string; name: string }[],
  { recent, commands, slots }: Around,
): PaletteEntry[] {
  const fits = (name: string): boolean => matchesTyped(name, typed);
  const screens = offeredScreens()
    .filter(({ label }) => fits(label))
    .map(({ label, href }) => ({ kind: '화면', name: label, more: '', href }));
  const seen = recent.map(({ id, name, more }) => ({ kind: '최근', name, more, href: studentPaths.student(id) }));
  const here = actionEntries();
  if (typed.trim() === '') return [...seen, ...here, ...screens];
  // Words in any order: "출석 미적분" is as good as "미적분 출석".
  const words = typed.trim().split(/\s+/);
  const fitting = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ name, more }) => words.every((word) => matchesTyped(`${name} ${more}`, word))).slice(0, 6);
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
    ...fitting(here),
    ...fitting(commands),
    ...fitting(slots),
  ];
}

/** What the page's buttons do. */
const actionEntries = (): PaletteEntry[] =>
  pageActions().map(({ action: { title, href }, why, choose }) => {
    const entry = { id: title, kind: '작업', name: title, more: why ?? '', isDisabled: why !== undefined };
    return href === undefined ? { ...entry, choose } : { ...entry, href };
  });
