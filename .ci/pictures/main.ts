/**
 * `npm run pictures`: draws every screen in every state, light and dark, to contact sheets with what changed since they were accepted, and lists
 * texts that are cut, wrap badly or are not Korean. Fails, and accepts nothing, when a story does not finish or a text is neither mended nor accepted.
 * `-- --against <commit>` draws what changed since a commit instead, before and now. `-- --help` lists all options.
 */
import { help, readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(help());
} else if (options.against !== undefined) {
  const { drawAgainst } = await import('./against/against.ts');
  process.exitCode = (await drawAgainst(options, options.against)) ? 0 : 1;
} else {
  const { drawSheets } = await import('./sheets.ts');
  process.exitCode = (await drawSheets(options)) ? 0 : 1;
}
