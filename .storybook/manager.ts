import { addons, types } from 'storybook/manager-api';
import { ClockTool } from './tools/ClockTool.tsx';
import { FailingTool } from './tools/FailingTool.tsx';

// Tools of the toolbar that a menu of fixed items cannot be.
addons.register('house/tools', () => {
  addons.add('house/clock', { type: types.TOOL, title: '시각', render: ClockTool });
  addons.add('house/failing', { type: types.TOOL, title: '실패할 요청', render: FailingTool });
});
