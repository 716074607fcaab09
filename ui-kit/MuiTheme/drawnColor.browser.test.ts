import { expect, onTestFinished, test } from 'vitest';
import '../theme/base.css';
import { accentStyle } from '../format/color/accent.ts';
import { setMode } from '../theme/colorMode.ts';
import { colors } from '../theme/tokens.ts';
import { drawnColor } from './drawnColor.ts';

test.each(['light', 'dark'] as const)(
  'what computes with colours has those of the page, the academy’s before the product’s: %s',
  (mode) => {
    setMode(mode);
    onTestFinished(() => setMode('system'));
    expect(drawnColor('accent', mode)).toBe(colors.get('accent')?.[mode]);
    const style = document.createElement('style');
    style.textContent = accentStyle('#7a1f2b');
    // Before the product's sheet, as a lazily loaded one would come after it.
    document.head.prepend(style);
    onTestFinished(() => style.remove());
    const own = drawnColor('accent', mode);
    if (mode === 'light') expect(own).toBe('#7a1f2b');
    else expect(own).not.toBe(colors.get('accent')?.dark);
    expect(drawnColor('ink', mode)).toBe(colors.get('ink')?.[mode]);
  },
);
