import { koKR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { readToken } from '../theme/tokens.ts';

/** MUI in our light colours. */
export const lightTheme = themeFor('light');

/** MUI in our dark colours. */
export const darkTheme = themeFor('dark');

function themeFor(mode: 'light' | 'dark'): Theme {
  const token = (name: string): string => readToken(name, mode);
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
