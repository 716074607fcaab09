/** Whether a host name is this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** An address instead of a name: nobody else's name can be made to point at it (DNS rebinding). */
const isAddress = (host: string): boolean => /^\[[0-9a-f:.]+\]$|^\d{1,3}(\.\d{1,3}){3}$/i.test(host);

/**
 * Whether this server answers to the host a request names: the public one, this machine, and, while no public one is set, a
 * plain address of the network.
 */
export function isKnownHost(origin: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  if (isLoopback(hostname)) return true;
  return publicUrl === undefined ? isAddress(hostname) : host === new URL(publicUrl).host;
}

/** Where links in texts lead: the public address or this machine, never what a request says its host is. */
export function linkBase(origin: string, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  return isLoopback(new URL(origin).hostname) ? origin : 'http://localhost';
}
