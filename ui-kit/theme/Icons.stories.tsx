import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import * as icons from '../icons.ts';
import { Row } from '../Layout/Layout.tsx';
import css from './Foundations.module.css';

/** Named by their meaning; one meaning has one icon everywhere. An icon never stands alone without a label or a name. */
function Icons() {
  return (
    <ul role="list" className={css.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Row key={name} as="li">
          <Icon aria-hidden size={20} />
          <code>{name}</code>
        </Row>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Kit/기초/아이콘', component: Icons });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
  },
});
