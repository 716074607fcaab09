import { expect, test } from './journey.ts';
import { admin, signIn, student, type Person } from './people.ts';
import { followRequests, REFRESH } from './requestSteps.ts';

/** Until rows or content are there: steps that wait for each other, and files. */
interface FirstScreen {
  address: string;
  person: Person;
  sign: string;
  scripts: number;
  styles: number;
}

const STEPS = 4;

const screens: FirstScreen[] = [
  { address: '/crm/students', person: admin, sign: '[role="row"][data-id]', scripts: 7, styles: 3 },
  { address: '/crm/lectures', person: admin, sign: '[role="row"][data-id]', scripts: 8, styles: 3 },
  { address: '/portal', person: student, sign: 'main section a[href]', scripts: 5, styles: 3 },
];

for (const { address, person, sign, scripts, styles } of screens) {
  test(`${address} is there after ${STEPS} steps and one refresh, without another page before it`, async ({
    page,
    context,
  }) => {
    await signIn(page, person);
    const fresh = await context.newPage();
    const devtools = await context.newCDPSession(fresh);
    const requests = await followRequests(devtools);
    // A sign-in page that only flashes is seen too, and so is when the sign came.
    await fresh.addInitScript((selector) => {
      const seen = Object.assign(window, { passwords: 0, isThere: false });
      new MutationObserver(() => {
        if (document.querySelector('input[type="password"]')) seen.passwords++;
        if (document.querySelector(selector)) seen.isThere = true;
      }).observe(document, { childList: true, subtree: true });
    }, sign);
    await fresh.goto(address, { waitUntil: 'commit' });
    await fresh.waitForFunction(() => (window as unknown as { isThere: boolean }).isThere, undefined, {
      polling: 'raf',
    });
    const until = [...requests()];
    expect(await fresh.evaluate(() => (window as unknown as { passwords: number }).passwords)).toBe(0);

    const told = until.map(({ path, step }) => `${step} ${path}`).join('\n');
    expect(Math.max(...until.map(({ step }) => step)), told).toBeLessThanOrEqual(STEPS);
    expect(until.filter(({ path }) => path === REFRESH)).toEqual([{ path: REFRESH, step: 2 }]);
    // The first query leaves with the first token.
    expect(until.find(({ path }) => path === '/api/gql')?.step, told).toBe(3);
    const filesOf = (ending: string): number =>
      new Set(until.map(({ path }) => path).filter((path) => path.endsWith(ending))).size;
    expect(filesOf('.js'), told).toBeLessThanOrEqual(scripts);
    expect(filesOf('.css'), told).toBeLessThanOrEqual(styles);
  });
}
