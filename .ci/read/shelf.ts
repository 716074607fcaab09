import { foreignFilms } from '#api/testing/foreign/films.ts';
import { foreignPdfs } from '#api/testing/foreign/pdfs.node.ts';
import { foreignPictures } from '#api/testing/foreign/pictures.node.ts';
import { foreignCaptions } from '#crm/videos/testing/foreignCaptions.ts';
import { shelf as scans } from '#omr/testing/foreign/shelf.ts';
import { answersAmongOthers } from '#ui-kit/testing/foreign/answerRows.ts';
import { answerFiles } from '#ui-kit/testing/foreign/answers.ts';
import { keyFiles } from '#ui-kit/testing/foreign/keys.ts';
import { workFiles } from '#ui-kit/testing/foreign/shifts.ts';
import { wordFiles } from '#ui-kit/testing/foreign/words.ts';
import { otherAcademies } from '#ui-kit/testing/foreign/otherAcademies.ts';
import { timetables } from '#ui-kit/testing/foreign/timetables.ts';
import { otherRosters } from '#ui-kit/testing/foreign/otherRosters.ts';
import { formulas } from '#ui-kit/testing/foreign/formulas.ts';
import { headers } from '#ui-kit/testing/foreign/headers.ts';
import { merges } from '#ui-kit/testing/foreign/merges.ts';
import { rosters } from '#ui-kit/testing/foreign/rosters.ts';
import type { ForeignFile } from '#ui-kit/testing/foreign/types.ts';

/** Lists that other programs wrote, which are tried here. */
export const lists: readonly ForeignFile[] = [
  ...rosters,
  ...formulas,
  ...merges,
  ...headers,
  ...otherRosters,
  ...otherAcademies,
  ...timetables,
  ...answerFiles,
  ...answersAmongOthers,
  ...keyFiles,
  ...wordFiles,
  ...workFiles,
];

/** A file of the shelf, and what is said of it. */
type Shelved = Pick<ForeignFile, 'kind' | 'name' | 'leftBy' | 'expected'>;

/** Every file of other programs that the product is tried on; those that are no lists are tried beside their readers. */
export async function wholeShelf(): Promise<Shelved[]> {
  const others = {
    scan: scans,
    pdf: await foreignPdfs(),
    picture: foreignPictures,
    film: foreignFilms,
    captions: foreignCaptions,
  };
  return [
    ...lists,
    ...Object.entries(others).flatMap(([kind, files]) =>
      files.map(({ name, leftBy, expected }) => ({ kind, name, leftBy, expected: [expected] })),
    ),
  ];
}
