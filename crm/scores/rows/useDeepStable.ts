import { useState } from 'react';

/** Keeps the identity of a value while its content is the same; for small plain data that other values depend on. */
export function useDeepStable<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const isSame = kept === value || JSON.stringify(kept) === JSON.stringify(value);
  if (!isSame) setKept(value);
  return isSame ? kept : value;
}
