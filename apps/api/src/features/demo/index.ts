export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
export { seedDemoData } from './seed-demo-data.ts';
