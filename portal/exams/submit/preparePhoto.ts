/** A corner in pixels of the opened photograph. */
export interface Corner {
  x: number;
  y: number;
}

/** A photograph as it is cut and sent. */
export interface Prepared {
  picture: File;
  corners: readonly Corner[];
}

/** The page finder of the answer-sheet reader; loaded with the first photograph. */
const finder = () => import('#omr/browser/photo.ts');
const opener = () => import('#client/files/picture/openPicture.ts');

const open = async (photograph: Blob) => {
  const [{ openPicture }, { layOut, photoSide, ...page }] = await Promise.all([opener(), finder()]);
  return { ...page, photo: layOut(await openPicture(photograph, photoSide)) };
};

/** Finds the sheet in a photograph, straightens it and makes it small. @throws UnreadableFile, UnreadableImage */
export async function preparePhoto(photograph: Blob, name: string, corners?: readonly Corner[]): Promise<Prepared> {
  const { photo, findCorners, straighten } = await open(photograph);
  const cut = corners ?? findCorners(photo);
  const jpeg = await straighten(photo, cut);
  return { picture: new File([jpeg], name, { type: 'image/jpeg' }), corners: cut };
}

/** What the dialog of corners shows: the photograph small enough for the screen, and the corners found in it. */
export async function openForCorners(photograph: Blob) {
  const { photo, findCorners } = await open(photograph);
  const { width, height } = photo.canvas;
  const preview = await photo.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
  return { preview, width, height, corners: findCorners(photo) as readonly Corner[] };
}
