import { readParts, type Part } from './parts.ts';
import { sameForAll } from './rights.ts';
import { readStories, type Story } from './stories.ts';

/** The states that a part is drawn in, in the order of the table. */
export const states = ['filled', 'empty', 'loading', 'failed', 'no right'] as const;
export type State = (typeof states)[number];

/** Why a part cannot be in a state, or the stories that show it there; none where one is missing. */
export type Cell = { cannot: string } | { stories: string[] };

/** A part and its states. */
export interface Line {
  part: Part;
  cells: Record<State, Cell>;
}

const withoutRight = /as: 'ta'|status: 403|failed\('\w+', 403,|NoPermissionState/;
const emptyNames = /Empty|Nothing|None|^No[A-Z]|Without/;

/** Words of a part of the kit for a state: its source has one when it can be in it, a story when it is. */
const kitWords: Readonly<Record<Exclude<State, 'filled'>, RegExp>> = {
  empty: /\b(empty\w*|EmptyState)\b/,
  loading: /\b(loading|isLoading|isPending|pending|busy|saving|LoadingState)\b/,
  failed: /\b(error|failed|refused|ErrorState)\b/,
  'no right': /\b(disabled|isDisabled|readOnly|NoPermissionState)\b/,
};
/** A part of the kit is closed to somebody by a property it takes, by its own name or a native control's; a button of its own may be off for other reasons. */
const closes =
  /\b(disabled|isDisabled|readOnly)\?:|\bFieldProps\b|\bComponentProps\w*<'(button|input|select|textarea)'>|\bNoPermissionState\b/;

/** Every part in every state. */
export function readStates(): Line[] {
  const stories = readStories();
  return readParts(stories).map((part) => {
    const cellOf = part.kind === 'kit' ? kitCell : screenCell;
    const cells = Object.fromEntries(states.map((state) => [state, cellOf(part, state, stories)]));
    return { part, cells: cells as Line['cells'] };
  });
}

function kitCell({ file, source }: Part, state: State, stories: readonly Story[]): Cell {
  const own = stories.filter((story) => story.component === file);
  if (state === 'filled') return { stories: namesOf(own, file) };
  const code = source.replaceAll(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gm, '');
  const words = kitWords[state];
  if (!(state === 'no right' ? closes : words).test(code)) return { cannot: '그런 속성이 없음' };
  return {
    stories: namesOf(
      own.filter(({ name, text }) => words.test(name.toLowerCase()) || words.test(text)),
      file,
    ),
  };
}

function screenCell(part: Part, state: State, stories: readonly Story[]): Cell {
  const { file, reads, sends, lists, source } = part;
  const own = stories.filter((story) => story.component === file);
  const calls = reads.length > 0 ? reads : sends;
  const answering = (how: string, asked: readonly string[]) =>
    stories.filter(({ answers }) => answers.some((one) => one.state === how && asked.includes(one.call)));
  if (state === 'no right') {
    const cannot = sameForAll(source);
    if (cannot !== undefined) return { cannot };
    const near = [...own, ...answering('filled', calls)];
    return {
      stories: namesOf(
        near.filter((story) => withoutRight.test(story.text)),
        file,
      ),
    };
  }
  if (calls.length === 0) {
    return state === 'filled' && own.length > 0 ? { stories: namesOf(own, file) } : { cannot: '부르는 것이 없음' };
  }
  if (state !== 'empty') return { stories: namesOf(answering(state, calls), file) };
  if (lists.length === 0) return { cannot: '읽는 목록이 없음' };
  const named = own.filter(({ name }) => emptyNames.test(name));
  return { stories: namesOf([...answering('empty', lists), ...named], file) };
}

/** Stories of the part's own file by their names, others with their file's. */
function namesOf(stories: readonly Story[], file: string): string[] {
  const own = stories.filter((story) => story.component === file);
  const chosen = own.length > 0 ? own : stories;
  return [
    ...new Set(
      chosen.map((story) =>
        story.component === file ? story.name : `${story.file.replace(/^.*\/|\.stories\.tsx$/g, '')} ${story.name}`,
      ),
    ),
  ];
}
