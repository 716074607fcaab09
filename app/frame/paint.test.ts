import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOKEN_KEY } from '#client/session/sessionStore.ts';
import { paths as clinic } from '#crm/clinic/paths.ts';
import { paths as lectures } from '#crm/lectures/paths.ts';
import { paths as notices } from '#crm/notices/paths.ts';
import { paths as workRecords } from '#crm/workRecords/paths.ts';
import { COLOR_MODE_KEY } from '#ui-kit/theme/colorMode.ts';

const script = readFileSync('app/frame/paint.js', 'utf8');

test('the script in the page reads what the app stores', () => {
  for (const key of [TOKEN_KEY, COLOR_MODE_KEY, 'navCollapsed']) expect(script).toContain(`kept('${key}')`);
  expect(readFileSync('ui-kit/CrmFrame/CrmFrame.tsx', 'utf8')).toContain("COLLAPSED_KEY = 'navCollapsed'");
});

test('the page that is shown without a network has the colours of the product', () => {
  const coloursIn = (file: string): string[] => readFileSync(file, 'utf8').match(/--[\w-]+: light-dark\(.*\);/g) ?? [];
  const own = coloursIn('app/public/offline.css');
  expect(own).not.toEqual([]);
  expect(coloursIn('ui-kit/theme/tokens.css')).toEqual(expect.arrayContaining(own));
});

test('the page knows the screens that staff use standing', () => {
  const screens = globSync('crm/**/*Page.tsx').filter((file) => / data-phone\b/.test(readFileSync(file, 'utf8')));
  expect(screens.toSorted()).toEqual([
    'crm/clinic/DayBoardPage.tsx',
    'crm/lectures/schedule/SchedulePage.tsx',
    'crm/notices/NoticeListPage.tsx',
    'crm/workRecords/clock/WorkPage.tsx',
  ]);
  expect(readFileSync('app/index.html', 'utf8')).toContain(
    `data-phones="${clinic.clinic} ${notices.notices} ${lectures.schedule} ${workRecords.work}"`,
  );
});
