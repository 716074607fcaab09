import { base64url } from 'jose';

/** Placeholder that the build writes where a page needs its nonce. */
export const noncePlaceholder = '{{CSP_NONCE}}';

/** A fresh nonce for one page. */
export function createNonce(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
}

interface Answered {
  https: boolean;
  nonce?: string;
  uploadOrigin?: string | undefined;
}

/** Headers of every answer; `nonce` when it is a page, with the other origin that the page uploads files to, where there is one. */
export function securityHeaders({ nonce, https, uploadOrigin }: Answered): Record<string, string> {
  return {
    'content-security-policy':
      nonce === undefined ? "default-src 'none'; frame-ancestors 'none'" : pagePolicy(nonce, uploadOrigin),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function pagePolicy(nonce: string, uploadOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${uploadOrigin === undefined ? '' : ` ${uploadOrigin}`}`,
    "img-src 'self' data: blob:",
    // Videos: our own, and those at an address that staff named, which nobody but the browser fetches.
    "media-src 'self' blob: https:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
