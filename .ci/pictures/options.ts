import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { storybookFolder } from '../test/storybook/static.ts';

export interface Options {
  /** Which stories, by id, title or name. */
  only: RegExp;
  /** In pixels; empty for each shelf's own. */
  widths: number[];
  /** Whether what is drawn is accepted. */
  accept: boolean;
  /** Whether Storybook is built first. */
  build: boolean;
  /** The commit that is drawn beside the present, instead of what was accepted. */
  against?: string | undefined;
  /** Whether stories are drawn, too, that the change since then cannot touch. */
  all: boolean;
}

/** Every screen. Parts of the kit are seen in them. */
export const screens = /^(crm|portal|app)-/i;

const known = {
  only: {
    type: 'string',
    value: '<pattern>',
    says: 'draws the stories whose id, title or name matches (without it: all screens)',
  },
  widths: {
    type: 'string',
    value: '<px,px>',
    says: 'draws them at these widths (without it: the width of their shelf)',
  },
  accept: { type: 'boolean', says: 'accepts what is drawn, when every story finishes and every text is right' },
  against: {
    type: 'string',
    value: '<commit>',
    says: 'draws what changed since a commit, before and now, to a folder that can be sent',
  },
  all: { type: 'boolean', says: 'with --against: draws the stories, too, that import nothing that changed' },
  'no-build': { type: 'boolean', says: 'draws the Storybook that was built last' },
  help: { type: 'boolean', says: 'lists the options' },
} as const;

/** The options of `npm run pictures`. Screens are drawn unless others are asked for; against a commit, whatever has changed. */
export function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({ args, options: known });
  if (values.help) return 'help';
  const { against, accept = false, all = false } = values;
  if (against !== undefined && accept) throw new Error('--accept: what is drawn with --against is not accepted');
  if (against === undefined && all) throw new Error('--all: goes with --against');
  return {
    only: new RegExp(values.only ?? (against === undefined ? screens.source : '.'), 'i'),
    widths: (values.widths ?? '').split(',').filter(Boolean).map(Number),
    accept,
    build: !values['no-build'] || !existsSync(`${storybookFolder}/index.json`),
    against,
    all,
  };
}

/** Every option with a line. */
export function help(): string {
  const rows = Object.entries(known).map(([name, option]) => {
    const shown = `--${name}${'value' in option ? ` ${option.value}` : ''}`;
    return `  ${shown.padEnd(20)} ${option.says}`;
  });
  return ['npm run pictures -- [options]', '', ...rows].join('\n');
}
