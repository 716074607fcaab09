import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Kit, Page } from '../../../.storybook/guide/types.ts';
import { toId } from 'storybook/internal/csf';
import { importsOf } from '../../lint/imports/cycles.ts';

interface Screen extends Page {
  isPage: boolean;
  /** Files of its slice that draw it, by how many imports they are away. */
  files: Map<string, number>;
}

/** How many imports away from a screen a file still counts as it. */
const reach = 3;

/** The pages of docs, each with the file of its stories. */
export const readPages = (): (Page & { file: string })[] =>
  globSync('{ui-kit,crm,portal,app}/**/*.stories.tsx').sort().flatMap(pageOf);

/** Reads it from the source. */
export function readKit(): Kit {
  const stories = readPages();
  const parsed = new Map<string, string[]>();
  const partsOf = (file: string): string[] => {
    const parts = parsed.get(file) ?? importsOf(file, textOf(file)).filter((path) => path.endsWith('.tsx'));
    parsed.set(file, parts);
    return parts;
  };
  const isPart = ({ title }: Page) => title.startsWith('Kit/');
  const screens = stories.filter((page) => !isPart(page)).map((page) => screenOf(page, partsOf));
  const named = new Map<string, Map<Screen, number>>();
  const from: Record<string, string> = {};
  for (const file of new Set(screens.flatMap(({ files }) => [...files.keys()]))) {
    for (const [name, source] of kitImportsOf(textOf(file))) {
      from[name] ??= source;
      const users = named.get(name) ?? new Map<Screen, number>();
      named.set(name, users);
      for (const screen of screens) {
        const away = screen.files.get(file);
        if (away !== undefined) users.set(screen, Math.min(away, users.get(screen) ?? reach));
      }
    }
  }
  return {
    from,
    screens: Object.fromEntries([...named].map(([name, users]) => [name, nearest(users)])),
    pages: Object.fromEntries(stories.filter(isPart).map(({ title, id }) => [title.split('/').at(-1) ?? title, id])),
  };
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

function pageOf(file: string): (Page & { file: string })[] {
  const title = /title: '((?:Kit|CRM|Portal|App)\/[^']+)'/.exec(textOf(file))?.[1];
  return title === undefined ? [] : [{ title, id: `${toId(title)}--docs`, file }];
}

function screenOf({ title, id, file }: Page & { file: string }, partsOf: (file: string) => string[]): Screen {
  const own = file.replace('.stories.tsx', '.tsx');
  const slice = `${file.split('/').slice(0, 2).join('/')}/`;
  const files = new Map([[existsSync(own) ? own : file, 0]]);
  for (const [path, away] of files) {
    if (away === reach) continue;
    const near = partsOf(path).filter((one) => isNear(one, slice));
    for (const next of near) if (!files.has(next)) files.set(next, away + 1);
  }
  return { title, id, isPage: file.endsWith('Page.stories.tsx'), files };
}

/** A file of the slice, or of what the slices of an app share. */
const isNear = (file: string, slice: string): boolean => file.startsWith(slice) || /^\w+\/shared\//.test(file);

function kitImportsOf(text: string): [string, string][] {
  const imported = text.matchAll(/import (?:type )?\{([^}]*)\} from '(#ui-kit[^']*)'/g);
  const onDemand = text.matchAll(/import\('(#ui-kit[^']*\/(\w+)\.tsx)'\)/g);
  return [
    ...[...imported].flatMap(([, names = '', source = '']) =>
      names.split(',').map((name): [string, string] => [name.replace(/\btype\b| as .*/g, '').trim(), source]),
    ),
    ...[...onDemand].map(([, source = '', name = '']): [string, string] => [name, source]),
  ];
}

/** The nearest screen of each app, pages before their pieces. */
function nearest(users: Map<Screen, number>): Page[] {
  const isPiece = ({ isPage }: Screen) => Number(!isPage);
  const sorted = [...users]
    .sort(([a, near], [b, far]) => isPiece(a) - isPiece(b) || near - far)
    .map(([screen]) => screen);
  const ofApp = (app: string) => sorted.filter(({ title }) => title.startsWith(app)).slice(0, 1);
  const chosen = [...new Set([...ofApp('CRM/'), ...ofApp('Portal/'), ...sorted])].slice(0, 2);
  return chosen.map(({ title, id }) => ({ title, id }));
}
