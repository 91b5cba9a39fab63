export { authenticate } from './authenticate.ts';
export { sessionHandlers } from './handlers.ts';
