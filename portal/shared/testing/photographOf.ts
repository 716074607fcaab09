/**
 * A photograph, as a phone takes it, of a sheet of 3:4 that lies askew on a dark table.
 * @param degrees how far it is turned
 * @param scale of 1,600 × 1,200 pixels: a small one is opened and kept in a tenth of the time
 */
export async function photographOf(words: string, degrees: number, scale = 0.2): Promise<File> {
  const canvas = new OffscreenCanvas(1600 * scale, 1200 * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.fillStyle = '#3b2f26';
  context.fillRect(0, 0, 1600, 1200);
  context.translate(800, 600);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = '#f6f4ee';
  context.fillRect(-360, -480, 720, 960);
  context.fillStyle = '#1d2430';
  context.font = '48px sans-serif';
  for (let line = 0; line < 8; line++)
    context.fillText(`${words} ${line + 1}. x = ${line * 3}`, -300, -380 + line * 90);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'IMG_0001.jpg', {
    type: 'image/jpeg',
  });
}
