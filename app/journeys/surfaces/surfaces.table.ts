import { prepareFormSurfaces } from '../forms/index.ts';
import { expect, test } from '../people/journey.ts';
import { signIn, signInElsewhere, taAdmin } from '../people/people.ts';
import { playForm } from '../steps/playForm.ts';
import { situations, surfaces, type Situation } from './surfaces.ts';

const moments = ['typed', 'offline', 'tabs', 'asleep'] as const satisfies readonly Situation[];

// The first writes through the grid behind it; the key has a journey of its own; the third has no screen.
// The last two have no driver yet: they need work handed in, and days in a calendar.
const elsewhere = ['출결 메모 창', '정답표', '학생의 주차 성적', '단어 표'];

test('forms: what another stored meanwhile is seen before it is replaced', async ({ page, browser, complaints }) => {
  test.setTimeout(1_500_000);
  complaints.allow(/^409 (PUT|POST|PATCH) /);
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // A manager who works as a TA too, because only TAs claim what they spent.
  await signIn(page, taAdmin);
  const forms = await prepareFormSurfaces(page);
  const asking = surfaces.filter(
    ({ name, expected }) => expected.paste === 'never' && expected.typed === 'asks' && !elsewhere.includes(name),
  );
  expect(forms.map(({ surface }) => surface).sort()).toEqual(asking.map(({ name }) => name).sort());

  const other = await signInElsewhere(taAdmin, { page, browser, complaints });
  const sameTab = await page.context().newPage();
  for (const form of forms) {
    for (const [round, moment] of moments.entries()) {
      await test.step(`${form.surface}: ${situations[moment]}`, () =>
        playForm(form, { moment, round, mine: page, theirs: moment === 'tabs' ? sameTab : other }));
    }
  }
  await other.context().close();
});
