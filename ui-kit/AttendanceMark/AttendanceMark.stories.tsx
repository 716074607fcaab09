import preview from '#storybook/preview.tsx';
import { PALETTE } from '../ColorField/palette.ts';
import { AttendanceMark } from './AttendanceMark.tsx';

const meta = preview.meta({
  title: 'Kit/표시/AttendanceMark',
  component: AttendanceMark,
  args: { label: '출석', color: '#2e7d32' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { short: '출', locked: true } });

export const Unset = meta.story({ args: { label: null } });

export const Palette = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, padding: 16 }}>
      {PALETTE.map(({ value, label }) => (
        <AttendanceMark key={value} color={value} label={label} />
      ))}
    </div>
  ),
});
