// `node --import`: this process, its threads and its PGlite are ahead of the machine by `TEST_AHEAD` milliseconds. An npm on an older Node,
// which only starts the others, keeps the machine's time.
if (process.features.typescript) {
  const { machine, setClock } = await import('../../../mocks/clock.ts');
  setClock({ now: machine.now() + Number(process.env.TEST_AHEAD), stopped: false });
}
