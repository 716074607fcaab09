/** A picture of so many pixels, drawn here: a field of colour with words. */
export async function drawnPicture(type: 'image/jpeg' | 'image/png', width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#2f6f5e';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f3c969';
  context.font = `bold ${height / 5}px sans-serif`;
  context.fillText('여름 특강', width * 0.24, height * 0.56);
  return canvas.convertToBlob({ type });
}
