export { ApiTokensSection } from './api-tokens-section.tsx';
export { useReadTokensAgain } from './requests.ts';
