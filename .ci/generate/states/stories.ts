import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readModule, withAllItNames } from './modules.ts';

/** How a mock answers one call. */
interface Answer {
  state: 'filled' | 'empty' | 'loading' | 'failed';
  /** An id of the contract, or the name of a document. */
  call: string;
}

/** One story, and what a person sees in it as far as its file tells. */
export interface Story {
  file: string;
  name: string;
  /** The component that its file shows, as a path from the root; nothing where its file draws something of its own. */
  component: string | undefined;
  answers: Answer[];
  /** It, and all that it names. */
  text: string;
}

const answer = /\b(filled|empty|loading|failed|conflict)\(\s*(?:'(\w+)'|(\w+)Document\b)/g;

/** All stories, in the order of their files. */
export function readStories(): Story[] {
  return globSync('{ui-kit,crm,portal,app}/**/*.stories.tsx').sort().flatMap(storiesOf);
}

function storiesOf(file: string): Story[] {
  const { text, declared } = readModule(file);
  const component = componentOf(file);
  const names = [...declared].filter(([, part]) => /^export const \w+ = \w+\.(story|extend)\(/.test(part));
  // What the file prepares for every story.
  const shared = /\.meta\(/.test(text) ? withAllItNames(file, 'meta') : '';
  return names.map(([name]) => {
    const own = `${shared}\n${withAllItNames(file, name)}`;
    const answers = [...own.matchAll(answer)].map(([, state, operation, document]) => ({
      state: state === 'conflict' ? 'failed' : (state as Answer['state']),
      call: operation ?? document ?? '',
    }));
    return { file, name, component, answers, text: own };
  });
}

function componentOf(file: string): string | undefined {
  const { text, imported } = readModule(file);
  const named = /component: (\w+)/.exec(text)?.[1] ?? '';
  const own = imported.get(named);
  if (own?.endsWith('.tsx')) return own;
  return [...imported.values()].find((path) => path.endsWith('.tsx') && dirname(path) === dirname(join(file)));
}
