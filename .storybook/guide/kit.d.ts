declare module 'virtual:kit' {
  import type { Kit } from './types.ts';
  const kit: Kit;
  export default kit;
}
