// Browsers remove Cookie from requests and Set-Cookie from responses that a script creates. A server needs both;
// Headers objects outside of a request or response keep them.

/** A request with a header that browsers forbid, such as Cookie. */
export function withHeader(request: Request, name: string, value: string): Request {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return Object.defineProperty(request, 'headers', { value: headers });
}

/** After this call, responses created in this worker keep their Set-Cookie headers. */
export function keepSetCookie(): void {
  globalThis.Response = class extends Response {
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      super(body, init);
      const headers = new Headers(super.headers);
      for (const cookie of new Headers(init?.headers).getSetCookie()) headers.append('set-cookie', cookie);
      Object.defineProperty(this, 'headers', { value: headers });
    }
  };
}
