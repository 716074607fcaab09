import type { MiddlewareHandler } from 'hono';
import type { Place } from '../deps.ts';
import { isKnownHost } from './hosts.ts';
import { Problem } from './problem.ts';
import { requestFacts, type AppEnv } from './requestFacts.ts';

/** For load balancers and Prometheus, which ask by whatever address they know. */
const open = ['/healthz', '/readyz', '/version.json', '/metrics'];

/** 421 for a request that names a host this server is not known by. */
export function refuseHosts(place: Place): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (open.includes(c.req.path) || isKnownHost(requestFacts(c, place).origin, place.publicUrl)) return next();
    const detail = '이 서버의 주소가 아닙니다. 관리자라면 PUBLIC_URL에 사람들이 여는 주소를 적어 주세요.';
    return new Problem(421, 'unknown-host', detail).toResponse(crypto.randomUUID());
  };
}
