export { AnswerBadge } from './answer-badge.tsx';
export { LinkedSlipView } from './linked-slip.tsx';
export { ClaimsLink, ClaimsNote, OpenClaimsOf } from './open-claims.tsx';
export { OwnAccounts } from './own-accounts.tsx';
export { OwnSlips } from './own-slips.tsx';
export { useOpenClaims } from './requests.ts';
export { RunAnswers } from './run-answers.tsx';
export { SlipsToAnswer } from './slip-to-answer.tsx';
export { slipTexts } from './texts/slips.ts';
