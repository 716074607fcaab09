import { createContext, useContext } from 'react';

/** The page's CSP nonce, for the parts that add `<style>` at run time (the MUI ones). */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
