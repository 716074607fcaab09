import { within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { colors } from './tokens.ts';
import { contrast, linePairs, textPairs, type ColorPair } from './contrast.ts';
import css from './Foundations.module.css';
import { sees } from '../testing/play.ts';

const modes = ['light', 'dark'] as const;

/** Every colour of `tokens.css` in both modes. Use a name, never a value: the mode chooses. */
function Swatches() {
  return (
    <ul role="list" className={css.grid}>
      {[...colors].map(([name, color]) => (
        <li key={name} className={css.swatch}>
          {modes.map((mode) => (
            <span key={mode} aria-hidden className={css.color} style={{ background: color[mode] }} />
          ))}
          <code>--{name}</code>
          <span className={css.value}>
            {color.light} · {color.dark}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PairsProps {
  caption: string;
  pairs: readonly ColorPair[];
  /** What the front is drawn as. */
  as: 'text' | 'line';
}

function Pairs({ caption, pairs, as }: PairsProps) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">앞과 뒤</th>
          <th scope="col">밝게</th>
          <th scope="col">어둡게</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join()}>
            <th scope="row">
              <code>{pair.join(' / ')}</code>
            </th>
            {modes.map((mode) => (
              <td key={mode}>
                <Specimen pair={pair} mode={mode} as={as} /> {contrast(pair, mode).toFixed(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Specimen({
  pair: [front, back],
  mode,
  as,
}: {
  pair: ColorPair;
  mode: (typeof modes)[number];
  as: 'text' | 'line';
}) {
  const [color, background] = [front, back].map((name) => colors.get(name)?.[mode]);
  return (
    <span aria-hidden={as === 'line'} className={css.specimen} data-as={as} style={{ color, background }}>
      {as === 'text' && '가나다'}
    </span>
  );
}

const meta = preview.meta({ title: 'Kit/기초/색', component: Swatches });

export const Colors = meta.story({
  play: ({ canvasElement }) => sees(within(canvasElement).getByText('--accent')),
});

/** Measured from the file itself; a test refuses less than 4.5 for text and 3 for lines. */
export const Contrast = meta.story({
  render: () => (
    <>
      <Pairs caption="글자와 바탕 (4.5 이상)" pairs={textPairs} as="text" />
      <Pairs caption="선과 바탕 (3 이상)" pairs={linePairs} as="line" />
    </>
  ),
});
