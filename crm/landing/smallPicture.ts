/** The longest side in pixels: enough for a wide screen, small enough for a phone. */
const longest = 1600;

/** A picture as a small JPEG, without what the camera wrote into it; a file that is no picture stays, for the server to refuse. */
export async function smallPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
  return blob ? new File([blob], 'landing.jpg', { type: 'image/jpeg' }) : file;
}
