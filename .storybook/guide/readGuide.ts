import type { Guide, Kit } from './types.ts';

const guides = import.meta.glob<{ default: Guide }>('../../ui-kit/**/*.guide.tsx');
const pages = new Map<string, Promise<[Guide, Kit]>>();

/** What is written about a part of the kit, and what the source says of it. Read when its page of docs is opened, and only once. */
export function readGuide(part: string): Promise<[Guide, Kit]> {
  const page = pages.get(part) ?? load(part);
  pages.set(part, page);
  return page;
}

async function load(part: string): Promise<[Guide, Kit]> {
  const read = Object.entries(guides).find(([path]) => path.endsWith(`/${part}.guide.tsx`))?.[1];
  if (!read) throw new Error(`${part} has no guide: write ${part}.guide.tsx beside it.`);
  const [guide, kit] = await Promise.all([read(), import('virtual:kit')]);
  return [guide.default, kit.default];
}
