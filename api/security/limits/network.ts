import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';

/** What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, all of which one line has to itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [plain = ''] = (mapped ?? address).split('%');
  if (distinctRemoteAddr(plain) !== 'IPv6') return plain;
  return `${expandIPv6(plain).split(':').slice(0, 4).join(':').toLowerCase()}::/64`;
}
