import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Shows the story in the mode of the toolbar's switch: the global `colorMode`, 'light' or 'dark'. */
export const withColorMode: Decorator = (Story, { globals }) => (
  <ColorMode mode={globals.colorMode === 'dark' ? 'dark' : 'light'}>
    <Story />
  </ColorMode>
);

function ColorMode({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return children;
}
