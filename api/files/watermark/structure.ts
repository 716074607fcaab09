import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/**
 * Points the tags of a document, which name pieces of what its pages draw, at the forms that draw it now: headings, tables and words for pictures
 * are read aloud as before.
 * @param forms by the dictionary of their page
 */
export function moveTags({ context, catalog }: PDFDocument, forms: ReadonlyMap<PDFDict, PDFRef>): void {
  const root = catalog.lookup(name('StructTreeRoot'));
  if (!(root instanceof PDFDict)) return;
  const open: { element: PDFDict; page: PDFObject | undefined }[] = [{ element: root, page: undefined }];
  const seen = new Set<PDFDict>();
  for (let next = open.pop(); next; next = open.pop()) {
    const { element } = next;
    if (seen.has(element)) continue;
    seen.add(element);
    const page = element.get(name('Pg')) ?? next.page;
    const kids = context.lookup(element.get(name('K')));
    const all = kids instanceof PDFArray ? kids.asArray() : [kids ?? []].flat();
    const moved = all.map((kid) => movedKid(kid, page));
    if (moved.some((kid, at) => kid !== all[at])) element.set(name('K'), context.obj(moved));
  }

  function movedKid(kid: PDFObject, page: PDFObject | undefined): PDFObject {
    const found = context.lookup(kid);
    if (found instanceof PDFNumber) return pieceOf(found, page) ?? kid;
    if (!(found instanceof PDFDict)) return kid;
    const type = found.lookup(name('Type'));
    if (type === name('OBJR')) return kid;
    if (type !== name('MCR')) open.push({ element: found, page });
    else if (!found.has(name('Stm'))) return pieceOf(found.get(name('MCID')), found.get(name('Pg')) ?? page) ?? kid;
    return kid;
  }

  /** A piece of a form; undefined where its page has none. */
  function pieceOf(id: PDFObject | undefined, page: PDFObject | undefined): PDFDict | undefined {
    const dict = context.lookup(page);
    const form = dict instanceof PDFDict ? forms.get(dict) : undefined;
    return form && id && page ? context.obj({ Type: 'MCR', Pg: page, Stm: form, MCID: id }) : undefined;
  }
}
