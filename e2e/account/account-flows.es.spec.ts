import { testAccountFlows } from './account-flows.ts';

testAccountFlows('es', ['manager']);
