import { testAccountFlows } from './account-flows.ts';

testAccountFlows('en', ['employee']);
