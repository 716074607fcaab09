/** `npm run pictures -- --against <commit>`: what changed since a commit, drawn before and now, to one folder that can be sent. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildStorybook, serveStorybook, storybookFolder } from '../../test/storybook/static.ts';
import { drawDifference, hashPixels } from '../compare.ts';
import type { Options } from '../options.ts';
import { picturesFolder } from '../review.ts';
import { readStories, shoot, type Picture, type Story, type Unfinished } from '../shoot.ts';
import { againstPage, type Pair } from './page.ts';
import { buildStorybookOf, git, readCommit } from './checkout.ts';
import { touchedBy } from './touched.ts';

const against = `${picturesFolder}/against`;

/** @returns whether every story finished */
export async function drawAgainst(options: Options, name: string): Promise<boolean> {
  const commit = readCommit(name);
  const folder = `${against}/${commit.short}`;
  const old = `${against}/storybooks/${commit.short}`;
  buildStorybookOf(commit, old);
  if (options.build) buildStorybook();
  const stories = { before: readStories(old, options.only), now: readStories(storybookFolder, options.only) };
  const drawn = options.all ? stories : touchedOf(stories, commit.hash);
  const counted = (sides: typeof stories) => new Set([...sides.before, ...sides.now].map(({ id }) => id)).size;
  const count = counted(drawn);
  console.log(
    `${count} of ${counted(stories)} stories are drawn${options.all ? '' : ': those that import what changed'}`,
  );
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['before', 'now', 'difference']) mkdirSync(`${folder}/${part}`, { recursive: true });

  const unfinished: Unfinished[] = [];
  const pairs = new Map<string, Pair>();
  const draw = async (side: 'before' | 'now', outDir: string) => {
    if (drawn[side].length === 0) return;
    const server = await serveStorybook('/', 6009, outDir);
    await shoot(server.address, drawn[side], options.widths, async (result) => {
      if ('why' in result) unfinished.push({ ...result, why: `${side}: ${result.why}` });
      else pairs.set(nameOf(result), await keep(result, side));
    });
    await server.stop();
  };
  await draw('before', old);
  await draw('now', storybookFolder);

  const isUnfinished = new Set(unfinished.map(({ story }) => story.id));
  const changed = [...pairs.values()].filter(({ change, story }) => change !== 'none' && !isUnfinished.has(story.id));
  const file = `${folder}/index.html`;
  const now = `${git('log', '-1', '--format=%h %cs %s')}${git('status', '--porcelain') === '' ? '' : ' 외 커밋하지 않은 것'}`;
  writeFileSync(
    file,
    againstPage({ before: `${commit.short} ${commit.words}`, now, pairs: changed, unfinished, drawn: pairs.size }),
  );
  for (const { story, why } of unfinished) console.error(`✗ ${story.id}: ${why.split('\n')[0]}`);
  const counts = (['changed', 'new', 'gone'] as const).map(
    (kind) => `${changed.filter(({ change }) => change === kind).length} ${kind}`,
  );
  console.log(`${pairs.size} pictures of ${count} stories, ${counts.join(', ')}: ${file}`);
  return unfinished.length === 0;

  /** Compares with what was drawn before. Of what has not changed nothing is left. */
  async function keep({ png, ...picture }: Picture, side: 'before' | 'now'): Promise<Pair> {
    const id = nameOf(picture);
    const fileOf = (part: string) => `${folder}/${part}/${id}.png`;
    writeFileSync(fileOf(side), png);
    const pair = { name: id, story: picture.story, mode: picture.mode, width: picture.width };
    if (side === 'before') return { ...pair, change: 'gone' };
    if (!pairs.has(id)) return { ...pair, change: 'new' };
    const before = readFileSync(fileOf('before'));
    const isSame = (await hashPixels(before)) === (await hashPixels(png));
    const difference = isSame ? undefined : await drawDifference(before, png);
    if (difference === undefined || difference.pixels === 0) {
      for (const part of ['before', 'now']) rmSync(fileOf(part));
      return { ...pair, change: 'none' };
    }
    writeFileSync(fileOf('difference'), difference.png);
    return { ...pair, change: 'changed', pixels: difference.pixels };
  }
}

/** The stories that the change can touch; what there is on one side alone is among them. */
function touchedOf(
  { before, now }: { before: Story[]; now: Story[] },
  hash: string,
): { before: Story[]; now: Story[] } {
  const lists = [git('diff', '--name-only', '-z', hash), git('ls-files', '--others', '--exclude-standard', '-z')];
  const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, '');
  const changed = lists.flatMap((list) => list.split('\0')).filter(Boolean);
  const touched = touchedBy(changed, [...new Set(now.map(fileOf))]);
  const known = { before: new Set(before.map(({ id }) => id)), now: new Set(now.map(({ id }) => id)) };
  const shown = new Set(
    now.filter((story) => touched.has(fileOf(story)) || !known.before.has(story.id)).map(({ id }) => id),
  );
  return {
    before: before.filter(({ id }) => shown.has(id) || !known.now.has(id)),
    now: now.filter(({ id }) => shown.has(id)),
  };
}

const nameOf = ({ story, mode, width }: Pick<Picture, 'story' | 'mode' | 'width'>) => `${story.id}.${mode}.${width}`;
