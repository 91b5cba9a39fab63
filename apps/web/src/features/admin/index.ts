export { AdminDashboard } from './admin-dashboard.tsx';
export { ArchivesScreen } from './archive/archives-screen.tsx';
export { AuditScreen } from './audit/audit-screen.tsx';
export { LinesScreen } from './line-of-business/lines-screen.tsx';
export { PlansScreen } from './plan/plans-screen.tsx';
export { adminTexts } from './texts/admin.ts';
export { auditTexts } from './texts/audit.ts';
