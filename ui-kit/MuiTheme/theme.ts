import { koKR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { drawnColor } from './drawnColor.ts';

const themes = new Map<'light' | 'dark', Theme>();

/** MUI in the colours that the page has: made when a mode is first shown, since an academy's colour may stand in the place of the product's. */
export function themeOf(mode: 'light' | 'dark'): Theme {
  const theme = themes.get(mode) ?? themeIn(mode);
  themes.set(mode, theme);
  return theme;
}

function themeIn(mode: 'light' | 'dark'): Theme {
  const token = (name: string): string => drawnColor(name, mode);
  return createTheme(
    {
      palette: {
        mode,
        primary: { main: token('accent'), contrastText: token('on-accent') },
        error: { main: token('negative') },
        background: { default: token('page'), paper: token('surface') },
        text: { primary: token('ink'), secondary: token('ink-2') },
        divider: token('line'),
      },
      shape: { borderRadius: 6 },
      typography: { fontFamily: 'var(--font)', fontSize: 13 },
      components: {
        MuiButtonBase: { defaultProps: { disableRipple: true } },
      },
    },
    koKR,
  );
}
