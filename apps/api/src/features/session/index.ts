export { apiTokenHandlers } from './api-tokens/handlers.ts';
export { ApiTokenModel } from './api-tokens/model.ts';
export { authenticate } from './authenticate.ts';
export { whenPersonGoes } from './departures.ts';
export { emailVerificationHandlers } from './email-verification/handlers.ts';
export { sessionHandlers } from './handlers.ts';
export { SessionModel } from './model.ts';
export { twoStepsHandlers } from './two-steps/handlers.ts';
