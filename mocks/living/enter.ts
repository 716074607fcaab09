import { demoPassword, staff, students } from '#mocks/cast.ts';

/**
 * Signs a person in as the sign-in page would, by the api of the living mock.
 * @param person a login id of the demo world, `parent` or `nobody`
 * @returns the address to open where the person has one of their own: a parent has no sign-in, but a link that staff made
 */
export async function enter(person: string): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  const auth = await post<{ accessToken: string }>('/api/auth/login', {
    loginId: person === 'parent' ? staff.ta.loginId : person,
    password: demoPassword,
  });
  if (person !== 'parent') {
    localStorage.setItem('accessToken', auth.accessToken);
    return undefined;
  }
  const link = { purpose: 'CLINIC', days: 7 };
  const path = `/api/students/${students.minsu.id}/parent-links`;
  const { url } = await post<{ url: string }>(path, link, auth.accessToken);
  await post('/api/auth/logout', {}, auth.accessToken);
  return url.slice(url.indexOf('/link/'));
}

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const authorization = token && { authorization: `Bearer ${token}` };
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
