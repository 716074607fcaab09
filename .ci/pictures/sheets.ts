import { buildStorybook, serveStorybook, storybookFolder } from '../test/storybook/static.ts';
import { isAccepted } from './acceptedFindings.ts';
import { screens, type Options } from './options.ts';
import { writePage } from './page.ts';
import { accept, clearPictures, findGone, isOtherBrowser, review, type Reviewed } from './review.ts';
import type { Finding } from './readText.ts';
import { readStories, shoot, type Picture, type Unfinished } from './shoot.ts';

/** Draws stories to contact sheets with what changed since they were accepted. @returns whether each finished, with texts that are right or accepted */
export async function drawSheets(options: Options): Promise<boolean> {
  if (options.build) buildStorybook();
  clearPictures();
  const stories = readStories(storybookFolder, options.only);
  if (stories.length === 0) throw new Error('No story is called so.');

  const hashes: Record<string, string> = {};
  const reviewed: Reviewed[] = [];
  const unfinished: Unfinished[] = [];
  const started = performance.now();
  const server = await serveStorybook('/', 6009);
  const browser = await shoot(server.address, stories, options.widths, keep);
  await server.stop();

  const all = readStories(storybookFolder, /./);
  const drawn = new Set(stories.map(({ id }) => id));
  const gone = findGone(all, hashes);
  const file = writePage({ reviewed, unfinished, gone, isOtherBrowser: isOtherBrowser(browser) });

  for (const { story, why } of unfinished) console.error(`✗ ${story.id}: ${why.split('\n')[0]}`);
  const texts = new Set(reviewed.flatMap(({ picture }) => picture.findings.map((finding) => textOf(picture, finding))));
  for (const text of texts) console.error(`✗ ${text}`);
  const isPartOfAnother = isOtherBrowser(browser) && all.some(({ id }) => screens.test(id) && !drawn.has(id));
  if (isPartOfAnother) console.error('Another browser drew what is accepted: accept all pictures, not some.');
  if (options.accept && unfinished.length + texts.size === 0 && !isPartOfAnother) accept(browser, hashes, gone);
  const changes = reviewed.filter(({ change }) => change !== 'none').length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${reviewed.length} pictures of ${stories.length} stories in ${seconds} s, ${changes} new or changed: ${file}`,
  );
  return unfinished.length + texts.size === 0;

  async function keep(result: Picture | Unfinished): Promise<void> {
    if ('why' in result) {
      unfinished.push(result);
      return;
    }
    const findings = result.findings.filter((finding) => !isAccepted(result.story.id, finding));
    reviewed.push(await review({ ...result, findings }, hashes));
  }
}

function textOf({ story, width }: Reviewed['picture'], { kind, text }: Finding): string {
  return `${story.id} at ${width}: ${kind} "${text}"`;
}
