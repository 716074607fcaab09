import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readAccepted, writeAccepted } from './accepted.ts';
import { drawDifference, hashPixels } from './compare.ts';
import type { Picture, Story } from './shoot.ts';

/** Where the pictures and the page are kept, out of git. */
export const picturesFolder = 'node_modules/.cache/pictures';

/** A picture beside the accepted one. */
export interface Reviewed {
  /** `<story's id>.<mode>.<width>`. */
  name: string;
  picture: Omit<Picture, 'png'>;
  change: 'none' | 'new' | 'changed';
  /** How many pixels differ; undefined where the accepted picture is not on this machine. */
  pixels?: number;
}

const previous = readAccepted();
const fileOf = (folder: 'now' | 'accepted' | 'difference', name: string): string =>
  `${picturesFolder}/${folder}/${name}.png`;

/** Removes what was drawn last time; what was accepted stays. */
export function clearPictures(): void {
  for (const folder of ['now', 'difference']) {
    rmSync(`${picturesFolder}/${folder}`, { recursive: true, force: true });
    mkdirSync(`${picturesFolder}/${folder}`, { recursive: true });
  }
  mkdirSync(`${picturesFolder}/accepted`, { recursive: true });
}

/** Keeps a picture and compares it with the accepted one. `hashes` is filled with what it looks like. */
export async function review({ png, ...picture }: Picture, hashes: Record<string, string>): Promise<Reviewed> {
  const name = `${picture.story.id}.${picture.mode}.${picture.width}`;
  const hash = await hashPixels(png);
  hashes[name] = hash;
  writeFileSync(fileOf('now', name), png);
  const accepted = previous.pictures[name];
  if (accepted === undefined) return { name, picture, change: 'new' };
  if (accepted === hash) return { name, picture, change: 'none' };
  const before = readAcceptedPicture(name);
  if (before === undefined || (await hashPixels(before)) !== accepted) return { name, picture, change: 'changed' };
  const difference = await drawDifference(before, png);
  // Edges of letters are not drawn the same to the last bit.
  if (difference.pixels === 0) return { name, picture, change: 'none' };
  writeFileSync(fileOf('difference', name), difference.png);
  return { name, picture, change: 'changed', pixels: difference.pixels };
}

/** The names of accepted pictures whose story there is no more. */
export function findGone(stories: readonly Story[], hashes: Record<string, string>): string[] {
  const known = new Set(stories.map(({ id }) => id));
  return Object.keys(previous.pictures).filter((name) => !(name in hashes) && !known.has(name.split('.')[0]!));
}

/** Accepts what was drawn; what was not asked for stays accepted as it was. */
export function accept(browser: string, hashes: Record<string, string>, gone: readonly string[]): void {
  const kept = Object.entries(previous.pictures).filter(([name]) => !gone.includes(name));
  writeAccepted({ browser, pictures: { ...Object.fromEntries(kept), ...hashes } });
  for (const name of Object.keys(hashes)) writeFileSync(fileOf('accepted', name), readFileSync(fileOf('now', name)));
  for (const name of gone) rmSync(fileOf('accepted', name), { force: true });
}

/** Whether another browser drew what is accepted: then every letter may differ. */
export function isOtherBrowser(browser: string): boolean {
  return previous.browser !== '' && previous.browser !== browser;
}

function readAcceptedPicture(name: string): Buffer | undefined {
  const file = fileOf('accepted', name);
  return existsSync(file) ? readFileSync(file) : undefined;
}
