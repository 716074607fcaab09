/** A box of ISO base media (MP4, MOV): its kind and what is in it. */
export interface IsoBox {
  kind: string;
  body: DataView;
}

/** A view of bytes. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const part = (view: DataView, from: number, to = view.byteLength): DataView =>
  new DataView(view.buffer, view.byteOffset + from, to - from);

/** Four letters at an offset. */
export const lettersAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((one) => view.getUint8(at + one)));

/** The boxes in a box, up to the first that does not fit. */
export function boxesIn(view: DataView, from = 0): IsoBox[] {
  const boxes: IsoBox[] = [];
  for (let at = from; at + 8 <= view.byteLength;) {
    const [short, kind] = [view.getUint32(at), lettersAt(view, at + 4)];
    const isLong = short === 1 && at + 16 <= view.byteLength;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? view.byteLength - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > view.byteLength) break;
    boxes.push({ kind, body: part(view, at + head, at + size) });
    at += size;
  }
  return boxes;
}

/** The box at the end of a way of kinds; undefined where there is none. */
export function boxAt(view: DataView, ...way: readonly string[]): DataView | undefined {
  let here: DataView | undefined = view;
  for (const kind of way) here = here && boxesIn(here).find((box) => box.kind === kind)?.body;
  return here;
}
