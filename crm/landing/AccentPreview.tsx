import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { accentsOf } from '#ui-kit/format/color/accent.ts';
import css from './Landing.module.css';

const modes = { light: '밝은 화면', dark: '어두운 화면' } as const;

/** The colour that is chosen in the form, as it will be drawn; nothing for the product's own. */
export function AccentPreview() {
  const accent = useWatch<{ accent: string }>({ name: 'accent' });
  if (!accent) return null;
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} className={css.preview} style={drawnIn(accent, mode)}>
          {modes[mode]}
          <span className={css.solid}>버튼</span>
          <span className={css.ink}>링크</span>
          <span className={css.soft}>고른 것</span>
        </div>
      ))}
    </div>
  );
}

const drawnIn = (color: string, mode: 'light' | 'dark'): CSSProperties => ({
  colorScheme: mode,
  ...Object.fromEntries(Object.entries(accentsOf(color, mode)).map(([name, value]) => [`--${name}`, value])),
});
