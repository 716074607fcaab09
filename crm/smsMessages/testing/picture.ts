/** A small JPEG in base64, drawn here: words on a field of colour. */
export async function pictureInBase64(): Promise<string> {
  const canvas = new OffscreenCanvas(400, 240);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#2f6f5e';
  context.fillRect(0, 0, 400, 240);
  context.fillStyle = '#f3c969';
  context.font = 'bold 48px sans-serif';
  context.fillText('여름 특강', 96, 136);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
