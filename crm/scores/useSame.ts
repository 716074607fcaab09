import { useState } from 'react';

/** The value, as the same object while it says the same; for small values of plain data that others are made from. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const isSame = kept === value || JSON.stringify(kept) === JSON.stringify(value);
  if (!isSame) setKept(value);
  return isSame ? kept : value;
}
