/** @jsxRuntime classic */
// Storybook bundles the manager with its own React, whose elements the automatic runtime of ours cannot make.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PRODUCT } from '#client/page/product.ts';
import { ChoiceTool } from './tools/ChoiceTool.tsx';
import { ClockTool } from './tools/ClockTool.tsx';
import { CopyTool } from './tools/CopyTool.tsx';
import { FailingTool } from './tools/FailingTool.tsx';
import { tourChoices } from './tour/toolbar.ts';

const isTour = ({ storyId }: { storyId?: string | undefined }): boolean => storyId?.startsWith('app-둘러보기') ?? false;

addons.setConfig({
  selectedPanel: 'storybook/interactions/panel',
  // The Tour is a whole app, and nothing plays on it.
  layoutCustomisations: { showPanel: (state, isShown) => (isTour(state) ? false : isShown) },
  theme: create({
    base: 'light',
    brandTitle: `${PRODUCT} 부품과 화면`,
    brandUrl: './',
    // `--accent` and `--ink`; the manager reads no style sheet of ours.
    colorPrimary: '#0b6b78',
    colorSecondary: '#0b6b78',
    textColor: '#1a2029',
  }),
});

// Tools of the toolbar that a menu of fixed items cannot be, or that only some pages have.
addons.register('house/tools', () => {
  addons.add('house/clock', { type: types.TOOL, title: '시각', render: ClockTool });
  addons.add('house/failing', { type: types.TOOL, title: '실패할 요청', render: FailingTool });
  for (const choice of tourChoices)
    addons.add(`house/${choice.name}`, {
      type: types.TOOL,
      title: choice.title,
      match: isTour,
      render: () => <ChoiceTool {...choice} />,
    });
  addons.add('house/copy', { type: types.TOOL, title: '이 모습의 주소 복사', render: CopyTool });
  // Only parts of the kit have props to change; a screen's panel would say that it has none.
  const controls = addons.getElements(types.PANEL)['addon-controls'];
  if (controls) controls.disabled = (parameters?: { fileName?: string }) => !parameters?.fileName?.includes('/ui-kit/');
});
