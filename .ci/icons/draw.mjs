// `node .ci/icons/draw.mjs`: the icons of the installed app from app/public/icon.svg. Run it after the picture was changed.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('app/public/icon.svg', 'utf8');
// A phone cuts a maskable icon to its own shape: square, its content within the inner four fifths.
const square = svg
  .replace(' rx="14"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
  .replace('<rect width="64" height="64"', '<rect x="-6" y="-6" width="76" height="76"');

await draw(svg, 192, 'icon-192');
await draw(svg, 512, 'icon-512');
await draw(square, 512, 'icon-maskable-512');
await draw(square, 180, 'apple-touch-icon');

/** @param {string} source @param {number} size @param {string} name */
async function draw(source, size, name) {
  await sharp(Buffer.from(source), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`app/public/${name}.png`);
}
