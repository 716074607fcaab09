// The offline page: tries again, and shows the home that its person wanted to keep on this device.

const database = 'kept-home';

document.querySelector('button').addEventListener('click', () => location.reload());
void reopen();
const mode = localStorage.getItem('colorMode');
if (mode) document.documentElement.dataset.theme = mode;

const home = await readHome();
if (home) show(home);

/** Opens the page again once the server answers: after 1, 2, 4 … 30 seconds, and when the network is back, which may be a moment before. */
async function reopen() {
  for (let seconds = 1; ; seconds = Math.min(30, seconds * 2)) {
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
      addEventListener('online', resolve, { once: true });
    });
    if (navigator.onLine && (await isServerThere())) return location.reload();
  }
}

function isServerThere() {
  return fetch('/version.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The kept home of who is signed in here; nobody else's. */
async function readHome() {
  const userId = signedIn();
  const known = await indexedDB.databases();
  if (!userId || !known.some(({ name }) => name === database)) return null;
  const db = await answerOf(indexedDB.open(database));
  try {
    return (await answerOf(db.transaction('home').objectStore('home').get(userId))) ?? null;
  } finally {
    db.close();
  }
}

function signedIn() {
  try {
    const payload = localStorage.getItem('accessToken').split('.')[1];
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return null;
  }
}

function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function show({ at, name, sections }) {
  document.title = `${name}님의 홈 · 오프라인`;
  const place = document.querySelector('#kept');
  place.append(element('p', { className: 'mark', role: 'status' }, `오프라인 · ${when(at)}에 본 화면`));
  for (const { title, rows } of sections) {
    const list = element('ul', {});
    for (const row of rows) list.append(line(row));
    const section = element('section', {}, element('h2', {}, title), list);
    place.append(section);
  }
}

function line({ title, note, end }) {
  const words = element('span', {}, element('b', {}, title), element('small', {}, note));
  return element('li', {}, words, element('small', {}, end));
}

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** 18:20, with the day when it was another one; in Seoul. */
function when(at) {
  const format = (options) => new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', ...options });
  const day = format({ month: 'long', day: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
  return day.format(new Date(at)) === day.format(new Date()) ? time : `${day.format(new Date(at))} ${time}`;
}
