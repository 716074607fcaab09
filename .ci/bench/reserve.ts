import type { Person } from '#api/testing/setups/clinicRaces.ts';
import { bench } from './harness/bench.ts';

export default bench({
  about:
    'a reservation while 200 students reserve at once over HTTP through three servers, beside the SQL transaction alone',
  needs: 'native PostgreSQL',
  options: { students: 200, rounds: 5 },
  async run({ options, report, cleanup }) {
    const { addPeople } = await import('#api/testing/setups/clinicRaces.ts');
    const { percentile, timed } = await import('#hasura/engine/bench/measure.ts');
    const { addEvening, bareReservation } = await import('./clinic/evening.ts');
    const { hangUp, send } = await import('./harness/send.ts');
    const { startThreeServers } = await import('./clinic/threeServers.ts');
    const { urls, bare, db, secret } = await startThreeServers(cleanup);
    cleanup.defer(hangUp);
    const people = await addPeople(db, secret, options.students);
    const times = { bare: [] as number[], http: [] as number[] };
    const reserveHttp = async ({ token }: Person, slots: readonly string[], place: number): Promise<void> => {
      const url = `${urls[place % urls.length]}/api/sp/clinic-slot/${slots[place % slots.length]}/reserve`;
      const answer = await send('POST', url, token, '{"wait":true}');
      if (answer.status !== 201) throw new Error(answer.text);
    };
    // Both alternate, so that they run under the same load; the first run of each is a warm-up.
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const way of ['bare', 'http'] as const) {
        const slots = await addEvening(db, round * 2 + (way === 'http' ? 1 : 0));
        const reserve = (person: Person, at: number) =>
          way === 'bare' ? bareReservation(bare, slots[at % slots.length], person.id) : reserveHttp(person, slots, at);
        const taken = await Promise.all(people.map((person, at) => timed(() => reserve(person, at))));
        if (round > 0) times[way].push(...taken);
      }
    }
    for (const [way, list] of Object.entries(times)) report.times(`${way} reserved`, list);
    const ratio = percentile(times.http, 0.95) / percentile(times.bare, 0.95);
    report.figure('p95 beside the bare transaction', ratio, { unit: 'times' });
  },
});
