export { MyClaims } from './mine/MyClaims.tsx';
