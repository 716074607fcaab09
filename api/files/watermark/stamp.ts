import { readyFont } from '#omr/sheets/paint/readyFont.ts';
import { PDFDict, PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import type { Stamp, Stamped } from '../../ports/heavy.ts';
import { addOver } from './over.ts';
import { marks } from './mark.ts';
import { openPdf, pagesOf, type TreePage } from './openPdf.ts';
import { originals } from './originals.ts';
import { shownOf, type Shown } from './shownBox.ts';
import { moveTags } from './structure.ts';
import { Unstampable } from './trouble.ts';

/** A PDF with lines across every page, and the number of the download among its keywords; or why, and where, it can't be drawn. */
export async function stamp(pdf: Uint8Array, { lines, traceId }: Stamp, font: Uint8Array): Promise<Stamped> {
  try {
    const document = await openPdf(pdf);
    document.registerFontkit({ create: readyFont });
    document.setKeywords([traceId]);
    await drawAll(document, lines, font);
    // Gives way to other requests between objects. Forms keep the looks they have.
    const bytes = await document.save({ objectsPerTick: 50, updateFieldAppearances: false, addDefaultPage: false });
    return { pdf: new Uint8Array(bytes) };
  } catch (error) {
    return { trouble: error instanceof Unstampable ? error.trouble : { why: 'damaged' } };
  }
}

async function drawAll(document: PDFDocument, lines: readonly string[], font: Uint8Array): Promise<void> {
  const markOf = marks(document.context, await document.embedFont(font, { subset: true }), lines);
  const { formOf, dropUsed } = originals(document.context);
  const forms = new Map<PDFDict, Ref>();
  for (const [at, page] of pagesOf(document).entries()) {
    try {
      const shown = shownOf(document.context, page);
      const { left, bottom, right, top } = shown.box;
      const original = formOf(page, [left, bottom, right, top]);
      if (original) forms.set(page.dict, original);
      draw(document, page, shown, original, markOf(shown));
    } catch {
      // Each kind of damage throws an error of its own.
      throw new Unstampable({ why: 'page', page: at + 1 });
    }
  }
  moveTags(document, forms);
  dropUsed();
}

type Ref = ReturnType<ReturnType<typeof marks>>;

/** What a page drew becomes a form of its own, and the lines are drawn after it, outside of it. */
function draw({ context }: PDFDocument, page: TreePage, shown: Shown, original: Ref | undefined, mark: Ref): void {
  const before = original ? 'q /AcademyPage Do Q\n' : '';
  // Programs that read aloud pass over an artifact.
  const content = `${before}/Artifact BMC q ${shown.upright.join(' ')} cm /AcademyMark Do Q EMC`;
  page.dict.set(PDFName.of('Contents'), context.register(context.stream(content)));
  page.dict.set(PDFName.of('Resources'), resourcesOf(context, page, { AcademyPage: original, AcademyMark: mark }));
  addOver(context, page, shown, mark);
}

/** The page's resources, which other pages may share, with more forms: annotations without any of their own look there. */
function resourcesOf(context: PDFDocument['context'], page: TreePage, forms: Record<string, Ref | undefined>): PDFDict {
  const found = context.lookup(page.inherited('Resources') as Ref);
  const resources = found instanceof PDFDict ? found.clone() : context.obj({});
  const named = resources.lookup(PDFName.of('XObject'));
  const known = named instanceof PDFDict ? named.clone() : context.obj({});
  for (const [name, form] of Object.entries(forms)) if (form) known.set(PDFName.of(name), form);
  resources.set(PDFName.of('XObject'), known);
  return resources;
}
