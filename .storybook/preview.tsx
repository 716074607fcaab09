import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { problemText } from '#client/problemText.ts';
import { KitProvider } from '#ui-kit';
import '#ui-kit/theme/font.css';
import { axeOnce, isTest } from './axeOnce.ts';
import { checkButtonLaw } from './buttonLaw.ts';
import { readTypes } from './guide/readTypes.ts';
import { elementError } from './elementError.ts';
import { beginFocusLaw, checkFocusLaw, layDownFocusLaw } from './focusLaw.ts';
import { readDefaults } from './readDefaults.ts';
import { settleInspection, startMocks } from './startMocks.ts';
import { checkTargetLaw } from './targetLaw.ts';
import { tourGlobals, tourTypes } from './tour/toolbar.ts';
import { withClock } from './withClock.tsx';
import { withColorMode } from './withColorMode.tsx';
import { withNetwork } from './withNetwork.tsx';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

// Storybook's blocks of docs are as large as everything else that a story loads.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((docs) => ({ default: docs.DocsPage })));

/** Screens word failures as in the app. */
const describeFailure = (error: unknown) => ({ message: problemText(error) });

/** How long a play function waits for what must appear, in milliseconds: a busy machine is no failure. */
const PATIENCE_MS = 8000;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMocks)],
  tags: ['autodocs'],
  argTypesEnhancers: [readDefaults, readTypes],
  decorators: [
    (Story) => (
      <KitProvider describeFailure={describeFailure}>
        <Story />
      </KitProvider>
    ),
    withColorMode,
    withNetwork,
    withClock,
  ],
  beforeAll: () => {
    // As in a browser: no `act` around events, which complains when a component moves the focus in an effect.
    configure({
      eventWrapper: (dispatch) => dispatch(),
      asyncUtilTimeout: PATIENCE_MS,
      getElementError: elementError,
    });
    layDownFocusLaw();
  },
  beforeEach: beginFocusLaw,
  afterEach: async (context) => {
    await settleInspection();
    checkButtonLaw(context);
    checkTargetLaw(context);
    await checkFocusLaw();
    axeOnce(context);
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
    network: {
      description: '네트워크',
      toolbar: {
        title: '네트워크',
        icon: 'transfer',
        items: [
          { value: 'fast', title: '빠른 네트워크' },
          { value: 'phone', title: '느린 휴대폰' },
          { value: 'lost', title: '끊긴 네트워크' },
        ],
        dynamicTitle: true,
      },
    },
    person: {
      description: 'CRM의 사람',
      toolbar: {
        title: 'CRM의 사람',
        icon: 'user',
        items: [
          { value: 'story', title: '스토리의 사람' },
          { value: 'admin', title: '관리자' },
          { value: 'ta', title: '조교' },
        ],
        dynamicTitle: true,
      },
    },
    ...tourTypes,
  },
  // STORYBOOK_COLOR_MODE=dark npm run test:stories asks axe about the dark colours.
  initialGlobals: {
    colorMode: import.meta.env.STORYBOOK_COLOR_MODE ?? 'light',
    network: 'fast',
    failing: '',
    person: 'story',
    ...tourGlobals,
  },
  parameters: {
    // STORYBOOK_AXE=off npm run test:stories draws and plays the stories only, in half the time.
    a11y: {
      test: import.meta.env.STORYBOOK_AXE === 'off' ? 'off' : 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // A test needs no list of what is right.
        resultTypes: isTest ? ['violations'] : undefined,
      },
    },
    backgrounds: { disable: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        desk: viewport('CRM 1366', 1366, 768),
        wideDesk: viewport('CRM 1920', 1920, 1080),
        tablet: viewport('태블릿 768', 768, 1024),
        tabletOnItsSide: viewport('눕힌 태블릿 1024', 1024, 768),
        phone: viewport('포털 390', 390, 844),
        smallPhone: viewport('포털 360', 360, 740),
        landscape: viewport('눕힌 휴대폰 740', 740, 360),
      },
    },
    options: {
      storySort: {
        order: [
          '시작하기',
          'Kit',
          ['기초', '버튼과 링크', '입력', '표와 목록', '창', '알림과 상태', '표시', '그림', '틀'],
          'CRM',
          [
            '오늘',
            '학생',
            '강의',
            '주차',
            '시험',
            '클리닉',
            '단어장',
            '문자',
            '알림 템플릿',
            '*',
            '설정',
            '기록',
            '공통',
          ],
          'Portal',
          ['홈', '강의', '주차', '성적', '예약', '질문', '단어', '알림', '내 정보', '공통'],
          'App',
          ['둘러보기', '로그인', '공개', '보호자 링크', '공통'],
        ],
      },
    },
  },
});
