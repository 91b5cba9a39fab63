export { EstimateAtClose } from './estimate-at-close.tsx';
export { NextPayday } from './next-payday.tsx';
export { NextPaydays } from './next-paydays.tsx';
export { prefetchMoneyNeeded, useMoneyNeeded } from './requests.ts';
