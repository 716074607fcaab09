export { MyPay } from './mine/MyPay.tsx';
export { won } from './payWords.ts';
