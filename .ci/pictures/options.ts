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
}

/** Every screen. Parts of the kit are seen in them. */
export const screens = /^(crm|portal|app)-/i;

/** The options of `npm run pictures`. Screens are drawn unless others are asked for. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: screens.source },
      widths: { type: 'string', default: '' },
      accept: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    only: new RegExp(values.only, 'i'),
    widths: values.widths.split(',').filter(Boolean).map(Number),
    accept: values.accept,
    build: !values['no-build'] || !existsSync(`${storybookFolder}/index.json`),
  };
}
