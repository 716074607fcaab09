import { koKR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { koKR as gridKoKR } from '@mui/x-data-grid/locales';
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
        MuiCheckbox: { defaultProps: { size: 'small' } },
        // Like the kit's `Button`.
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: {
            root: {
              minHeight: 'var(--control)',
              padding: '0 14px',
              fontSize: 'var(--text)',
              fontWeight: 600,
              lineHeight: 'inherit',
              letterSpacing: 'inherit',
              textTransform: 'none',
              whiteSpace: 'nowrap',
            },
            startIcon: { marginLeft: 0, marginRight: 6, '& > svg': { width: 16, height: 16 } },
          },
        },
        // A view of `@refinedev/mui` is a card with a header; here it is a page like every other.
        MuiCard: {
          defaultProps: { elevation: 0 },
          styleOverrides: { root: { overflow: 'visible', background: 'none', color: 'inherit' } },
        },
        MuiCardHeader: { styleOverrides: { root: { minHeight: 'var(--control)', marginBottom: 16, padding: 0 } } },
        MuiCardContent: { styleOverrides: { root: { padding: 0, '&:last-child': { padding: 0 } } } },
      },
    },
    koKR,
    gridKoKR,
  );
}
