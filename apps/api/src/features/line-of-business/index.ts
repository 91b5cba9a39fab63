export { createLineOfBusiness } from './create-line-of-business.ts';
export { lineOfBusinessHandlers } from './handlers.ts';
export { lockLineOfBusiness } from './lock-line-of-business.ts';
export { LineOfBusinessModel } from './model.ts';
