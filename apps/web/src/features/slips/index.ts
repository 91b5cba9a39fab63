export { AnswerBadge } from './answer-badge.tsx';
export { LinkedSlipView } from './linked-slip.tsx';
export { OpenClaimsOf } from './open-claims.tsx';
export { OwnAccounts } from './own-accounts.tsx';
export { OwnSlips } from './own-slips.tsx';
export { RunAnswers } from './run-answers.tsx';
export { slipTexts } from './texts/slips.ts';
