import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNonce } from '../KitProvider/nonce.ts';
import { useColorMode } from '../theme/colorMode.ts';
import { themeOf } from './theme.ts';

/**
 * Wraps each part of the kit that is built on MUI: our colours and density, and the CSP nonce for the styles it adds.
 * The parts use it themselves; outside the kit only the views of `@refinedev/mui` need it.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { resolved } = useColorMode();
  return (
    <CacheProvider value={cacheFor(useNonce())}>
      <ThemeProvider theme={themeOf(resolved)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

let cache: EmotionCache | undefined;

/** One cache per page, so that each style is added only once. */
function cacheFor(nonce: string | undefined): EmotionCache {
  if (!cache || cache.nonce !== nonce) cache = createCache({ key: 'mui', nonce });
  return cache;
}
