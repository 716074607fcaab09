import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { KitProvider } from '#ui-kit';
import '#ui-kit/theme/font.css';
import { startMocks } from './startMocks.ts';
import { withColorMode } from './withColorMode.tsx';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** How long a play function waits for what must appear, in milliseconds: a busy machine is no failure. */
const PATIENCE_MS = 8000;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMocks)],
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <KitProvider>
        <Story />
      </KitProvider>
    ),
    withColorMode,
  ],
  beforeAll: () => {
    // As in a browser: no `act` around events, which complains when a component moves the focus in an effect.
    configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: PATIENCE_MS });
  },
  globalTypes: {
    colorMode: {
      description: '색 모드',
      toolbar: {
        title: '색 모드',
        icon: 'mirror',
        items: [
          { value: 'light', title: '밝게', icon: 'sun' },
          { value: 'dark', title: '어둡게', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // STORYBOOK_COLOR_MODE=dark npm run test:stories asks axe about the dark colours.
  initialGlobals: { colorMode: import.meta.env.STORYBOOK_COLOR_MODE ?? 'light' },
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        desk: viewport('CRM 1366', 1366, 768),
        phone: viewport('포털 390', 390, 844),
        smallPhone: viewport('포털 360', 360, 740),
      },
    },
    options: { storySort: { order: ['Kit', 'CRM', 'Portal', 'App'] } },
  },
});
