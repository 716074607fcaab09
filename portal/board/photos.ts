/** The longest side of a photograph as it is sent, in pixels. */
const longestSide = 2000;

/** Makes a photograph small and leaves what the camera wrote into it behind; anything else is sent as it is. */
export async function smallPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  // A kind this browser cannot open: the server says whether it takes it.
  if (!picture) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new File([jpeg], '사진.jpg', { type: 'image/jpeg' });
}
