/**
 * `npm run pictures`: draws every screen in every state, light and dark, to contact sheets with what changed since they were accepted, and lists
 * texts that are cut, wrap badly or are not Korean. `-- --accept` accepts what is drawn; `-- --only 클리닉`, `-- --widths 360,768` and
 * `-- --no-build` narrow it. Fails, and accepts nothing, when a story does not finish or a text is neither mended nor accepted.
 */
import { buildStorybook, serveStorybook, storybookFolder } from '../test/storybook/static.ts';
import { isAccepted } from './acceptedFindings.ts';
import { readOptions, screens } from './options.ts';
import { writePage } from './page.ts';
import { accept, clearPictures, findGone, isOtherBrowser, review, type Reviewed } from './review.ts';
import type { Finding } from './readText.ts';
import { readStories, shoot, type Picture, type Unfinished } from './shoot.ts';

const options = readOptions();
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
process.exitCode = unfinished.length + texts.size > 0 ? 1 : 0;

async function keep(result: Picture | Unfinished): Promise<void> {
  if ('why' in result) {
    unfinished.push(result);
    return;
  }
  const findings = result.findings.filter((finding) => !isAccepted(result.story.id, finding));
  reviewed.push(await review({ ...result, findings }, hashes));
}

function textOf({ story, width }: Reviewed['picture'], { kind, text }: Finding): string {
  return `${story.id} at ${width}: ${kind} "${text}"`;
}
