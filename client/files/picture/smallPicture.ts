import { pictureKind, pictureKinds, type PictureKind } from '#ui-kit/format/picture/kinds.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { faultWords } from '#ui-kit/format/picture/words.ts';
import { UnreadableFile } from '../../errors.ts';
import { openByBrowser, openPicture } from './openPicture.ts';
import { isPictureName } from './pictureNames.ts';

/** What the server keeps as it is, so that drawings and what moves stay sharp and moving. */
const keptKinds: readonly PictureKind[] = ['PNG', 'GIF', 'WEBP'];

/** A HEIC of more pixels that the browser does not know is opened sooner by the server. */
const slowPixels = 16e6;

/**
 * A picture as it is sent: upright, at most `longest` pixels long, without what the camera wrote, as JPEG; the same for every door. A small PNG, GIF or WebP
 * stays, since the server cleans it, and so does what is no picture by name and content.
 * @throws UnreadableFile with what is wrong, in Korean
 */
export async function smallPicture(file: File, longest: number): Promise<File> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const kind = pictureKind(head);
  if (!kind && !isPictureName(file)) return file;
  const facts = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (facts.fault !== undefined) throw new UnreadableFile(faultWords(facts));
  const { width, height, isMoving } = facts;
  if (keptKinds.includes(facts.kind) && (isMoving || Math.max(width, height) <= longest)) return file;
  const isSlow = facts.kind === 'HEIC' && width * height > slowPixels;
  const opened = await (isSlow ? openByBrowser(file, facts, longest) : openPicture(file, longest));
  return opened ? jpegOf(opened, file.name) : file;
}

/** An opened picture as a JPEG on white; it is closed. */
async function jpegOf(picture: ImageBitmap, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  const { type, endings } = pictureKinds.JPEG;
  const jpeg = await canvas.convertToBlob({ type, quality: 0.85 });
  return new File([jpeg], `${name.replace(/\.[^.]*$/, '') || '사진'}.${endings[0]}`, { type });
}
