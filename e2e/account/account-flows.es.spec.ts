import { testAccountFlows } from './account-flows.ts';
import { testInvitedFlows } from './invited-flows.ts';

testAccountFlows('es');
testInvitedFlows('es');
