import { PASSWORD } from '../factories.ts';
import { ARCHIVED, CLOSED, NEXT, type Targets } from '../scene.ts';
import { type Parts, PICTURE, TASKS } from '../send.ts';

/** A good request for each row of the table, about these things of the owner's company. */
export type Request = (targets: Targets, lineName: string) => Parts;

const DATES = { start_date: '2026-11-20', end_date: '2026-11-27T12:00:00-06:00' };
const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
const HISTORY = { type: 'day', ...NOVEMBER };
const WRITTEN = {
  startTime: '2026-11-17T14:00:00.000Z',
  endTime: '2026-11-17T22:00:00.000Z',
  reason: 'Trabajó sin señal.',
};
const BONUS = { kind: 'addition', basis: 'fixed', value: 125 };
const LINE = { kind: 'addition', amount: 75.5, note: 'De octubre' };
const somebody = (username: string) => ({
  fullname: 'Nadia Nueva',
  username,
  email: `${username}@example.com`,
  phone: '5555 1234',
  password: PASSWORD,
});
const byId =
  (name: keyof Targets, body?: Parts['body']): Request =>
  (targets) => ({ params: { id: targets[name] }, ...(body && { body }) });

const ofItem =
  (body?: Parts['body']): Request =>
  ({ task, item }) => ({ params: { id: task, itemId: item }, ...(body && { body }) });

/** What everybody of the scene is refused, as nobody has begun it; `two-steps.test.ts` has who did. */
export const NOBODYS = ['POST /auth/two-steps/confirm', 'POST /auth/two-steps/recovery-codes'];

export const REQUESTS: Readonly<Record<string, Request>> = {
  'POST /auth/login': ({ employeeName }) => ({ body: { username: employeeName, password: PASSWORD } }),
  'POST /auth/register': () => ({ body: { ...somebody('nadia'), confirmPassword: PASSWORD } }),
  'POST /auth/forgot-password': ({ employeeName }) => ({ body: { username: employeeName } }),
  'POST /auth/logout': () => ({}),
  'GET /auth/sessions': () => ({}),
  'DELETE /auth/sessions/:id': byId('otherSession'),
  'POST /auth/sessions/end-others': () => ({}),
  'POST /auth/confirm': () => ({ body: { password: PASSWORD } }),
  'POST /auth/reset-password': ({ resetToken }) => ({
    body: { token: resetToken, newPassword: 'secreto2' },
  }),
  'POST /auth/change-password': () => ({ body: { currentPassword: PASSWORD, newPassword: 'secreto2' } }),
  'POST /auth/change-password of another': ({ colleagueName }) => ({
    body: { username: colleagueName, currentPassword: PASSWORD, newPassword: 'secreto2' },
  }),
  'GET /auth/email-verification': () => ({}),
  'POST /auth/email-verification': () => ({}),
  'POST /auth/verify-email': ({ verifyToken }) => ({ body: { token: verifyToken } }),
  'GET /auth/two-steps': () => ({}),
  'POST /auth/two-steps/begin': () => ({ body: { currentPassword: PASSWORD } }),
  'POST /auth/two-steps/confirm': () => ({ body: { code: '123456' } }),
  'POST /auth/two-steps/recovery-codes': () => ({ body: { currentPassword: PASSWORD } }),
  'POST /auth/two-steps/off': () => ({ body: { currentPassword: PASSWORD } }),
  'GET /auth/tokens': () => ({}),
  'POST /auth/tokens': () => ({ body: { name: 'Planilla', scope: 'write', currentPassword: PASSWORD } }),
  'DELETE /auth/tokens/:id': byId('apiToken'),
  'DELETE /user/:id/two-steps': byId('client'),

  'GET /user/account': () => ({}),
  'GET /user/account of another': ({ employeeName }) => ({ query: { username: employeeName } }),
  'PUT /user/edit': () => ({ body: { phone: '5555 9999' } }),
  'PUT /user/edit of another': ({ employeeName }) => ({
    query: { username: employeeName },
    body: { phone: '5555 9999' },
  }),
  'POST /user/profile-picture': () => ({ body: PICTURE }),
  'POST /user/profile-picture of another': ({ employeeName }) => ({
    query: { username: employeeName },
    body: PICTURE,
  }),
  'GET /user/picture/:id': byId('picture'),
  'GET /user/all': () => ({}),
  'GET /user': () => ({}),
  'POST /user/create': ({ subscription }) => ({ body: { ...somebody('nadia'), rol_id: 4, subscription } }),
  'POST /user': ({ subscription }) => ({ body: { ...somebody('nadia'), rol_id: 2, subscription } }),
  'PUT /user/:id': byId('client', { fullname: 'Clara Cambiada', rol_id: 2, password: 'secreto2' }),
  'DELETE /user/:id': byId('client'),
  'GET /user/search': () => ({ query: { q: 'ines dent' } }),
  'GET /user/search_users': ({ employeeName }) => ({ query: { username: employeeName } }),
  'GET /user/search_users by role': () => ({ query: { rol_id: '2' } }),
  'GET /user/search_users one': ({ employee }) => ({ query: { id: employee, unique: 'true' } }),
  'GET /user/role/:role': () => ({ params: { role: 'Gestor' } }),

  'GET /subscriptions': () => ({}),
  'POST /subscriptions': () => ({ body: { name: 'Plan Nuevo', price: 12.5 } }),
  'PUT /subscriptions/:id': byId('subscription', { price: 12.5 }),
  'DELETE /subscriptions/:id': byId('subscription'),

  'GET /admin/audit': () => ({}),
  'GET /admin/audit of somebody': ({ employee }) => ({ query: { involved: employee, kind: 'sign-in' } }),

  'GET /company/all_companies': () => ({}),
  'GET /company/get_companies': () => ({}),
  'GET /company/get_companies of the owner': ({ ownerName }) => ({ query: { username: ownerName } }),
  'GET /company/get_company/:id': byId('company'),
  'POST /company/new_company': (_, lineName) => ({ body: { name: 'Nueva', line_of_business: lineName } }),
  'PUT /company/update_company/:id': ({ company }, lineName) => ({
    params: { id: company },
    body: { name: 'Otra', line_of_business: lineName },
  }),
  'PUT /company/hand_over/:id': ({ company, memberName }) => ({
    params: { id: company },
    body: { created_by: memberName },
  }),
  'DELETE /company/delete_company/:id': byId('company'),

  'GET /line_of_business/all': () => ({}),
  'POST /line_of_business/new': () => ({ body: { name: 'Pesca' } }),
  'PUT /line_of_business/:id': byId('line', { name: 'Pesca' }),
  'DELETE /line_of_business/:id': byId('line'),

  'GET /project/get': () => ({}),
  'GET /project/get of the company': ({ company }) => ({ query: { company_id: company } }),
  'GET /project/get of another': ({ employeeName }) => ({ query: { username: employeeName } }),
  'GET /project/get of the owner': ({ ownerName }) => ({ query: { username: ownerName } }),
  'GET /project/search': () => ({ query: { search: 'PROYECTO' } }),
  'GET /project/search of the company': ({ company }) => ({
    query: { search: 'proyecto', company_id: company },
  }),
  'GET /project/search of another': ({ employeeName }) => ({
    query: { search: 'proyecto', username: employeeName },
  }),
  'GET /project/:id': byId('project'),
  'POST /project/add': ({ company }) => ({ body: { name: 'Puente', company_id: company, ...DATES } }),
  'PUT /project/update': ({ project }) => ({
    query: { project_id: project },
    body: { name: 'Puente', ...DATES },
  }),
  'DELETE /project/delete': ({ project }) => ({ query: { project_id: project } }),
  'POST /project/add-user': ({ project, colleagueName }) => ({
    body: { projectId: project, username: colleagueName },
  }),
  'POST /project/add-user of a stranger': ({ project, foreignName }) => ({
    body: { projectId: project, username: foreignName },
  }),
  'GET /project/memberships': () => ({}),
  'POST /project/leave': ({ project }) => ({ body: { projectId: project } }),
  'GET /project/invitations/:projectId': ({ project }) => ({ params: { projectId: project } }),
  'GET /project-invitations': () => ({}),
  'DELETE /project-invitations/:id': byId('invitation'),
  'POST /project-invitations/:id/accept': byId('invitation'),
  'POST /project-invitations/:id/decline': byId('invitation'),
  'GET /project/users/:projectId': ({ project }) => ({ params: { projectId: project } }),
  'DELETE /project/remove-user': ({ project, employeeName }) => ({
    body: { projectId: project, username: employeeName },
  }),

  'GET /employees': ({ company }) => ({ query: { companyId: company } }),
  'GET /employees/:id': byId('employee'),
  'POST /employees': ({ company }) => ({ body: { ...somebody('nadia'), companyId: company } }),
  'PUT /employees/:id': byId('employee', { fullname: 'Inés Otra', hourlyRate: 20.5, password: 'secreto2' }),
  'POST /employees/:id/temporary-password': byId('employee'),
  'GET /invitations': ({ company }) => ({ query: { companyId: company } }),
  'GET /invitations to no company': () => ({}),
  'POST /invitations': ({ company }) => ({
    body: { rol_id: 3, companyId: company, email: 'nadia@example.com' },
  }),
  'POST /invitations of a manager': () => ({ body: { rol_id: 2 } }),
  'POST /invitations/:id/renew': byId('accountInvitation'),
  'DELETE /invitations/:id': byId('accountInvitation'),
  'POST /invitations/open': ({ invitationToken }) => ({ body: { token: invitationToken } }),
  'POST /invitations/accept': ({ invitationToken }) => {
    const { password, ...names } = somebody('nadia');
    return { body: { ...names, token: invitationToken, newPassword: password } };
  },
  'PUT /employees/:id/company': ({ employee, otherCompany }) => ({
    params: { id: employee },
    body: { companyId: otherCompany },
  }),
  'PUT /employees/totalToPay/:id': byId('employee', { totalToPay: 1_234.56 }),
  'GET /employees/payroll/export': ({ company }) => ({
    query: { companyId: company, ...NOVEMBER, format: 'csv' },
  }),
  'GET /employees/payroll/export of one': ({ company, employee }) => ({
    query: { companyId: company, employeeId: employee, ...NOVEMBER, format: 'xlsx' },
  }),
  'GET /employees/payroll/export as JSON': ({ company }) => ({
    query: { companyId: company, ...NOVEMBER, format: 'json' },
  }),
  'GET /payroll/people': ({ company }) => ({ query: { companyId: company, ...NOVEMBER } }),
  'GET /payroll/people/:id': byId('employee'),
  'GET /payroll/people/:id of a company': ({ employee, company }) => ({
    params: { id: employee },
    query: { companyId: company },
  }),
  'GET /payroll/ledger': ({ company }) => ({ query: { companyId: company } }),
  'GET /payroll/ledger of one': ({ company, employee }) => ({
    query: { companyId: company, employeeId: employee, kind: 'record' },
  }),
  'GET /payroll/ledger/mine': () => ({}),
  'GET /payroll/slips/:id/pdf': byId('slip'),
  'GET /payroll/runs/:id/pdf': byId('run'),
  'GET /payroll/runs/:id/workbook': byId('run'),
  'GET /payroll/runs/:id/csv': byId('run'),
  'GET /payroll/runs/:id/csv of records': ({ run }) => ({ params: { id: run }, query: { table: 'records' } }),
  'GET /payroll/runs/:id/bank': byId('run'),
  'GET /payroll/bank-layout/:companyId': ({ company }) => ({ params: { companyId: company } }),
  'PUT /payroll/bank-layout/:companyId': ({ company }) => ({
    params: { companyId: company },
    body: { columns: ['account', 'amount', 'reference'], separator: ';', header: false },
  }),
  'PUT /payroll/accounts/:employeeId': ({ company, employee }) => ({
    params: { employeeId: employee },
    body: { companyId: company, account: '30-1234 567' },
  }),
  'GET /payroll/people/:id/rates': byId('employee'),
  'POST /payroll/rates': ({ employee }) => ({
    body: { employeeIds: [employee], hourlyRate: 15, from: '2026-11-01', note: 'Aumento' },
  }),
  'POST /payroll/rates of several': ({ employee, colleague }) => ({
    body: { employeeIds: [employee, colleague], percentage: 7.5 },
  }),
  'POST /payroll/rates/preview': ({ employee }) => ({
    body: { employeeIds: [employee], hourlyRate: 15, from: '2026-11-01' },
  }),
  'PUT /payroll/people/:id/rates/:rateId': ({ employee, rate }) => ({
    params: { id: employee, rateId: rate },
    body: { hourlyRate: 15, from: '2026-11-01', note: 'Aumento' },
  }),
  'DELETE /payroll/people/:id/rates/:rateId': ({ employee, rate }) => ({
    params: { id: employee, rateId: rate },
  }),
  'POST /payroll/people/:id/rates/:rateId/preview': ({ employee, rate }) => ({
    params: { id: employee, rateId: rate },
    body: { remove: true },
  }),
  'POST /payroll/adjustments': ({ closedRecord }) => ({
    body: { recordId: closedRecord, endTime: '2026-11-18T21:00:00.000Z', reason: 'Salió antes.' },
  }),
  'POST /payroll/adjustments that voids': ({ closedRecord }) => ({
    body: { recordId: closedRecord, void: true, reason: 'No trabajó.' },
  }),
  'POST /payroll/adjustments/preview': ({ closedRecord }) => ({
    body: { recordId: closedRecord, endTime: '2026-11-18T21:00:00.000Z' },
  }),
  'DELETE /payroll/adjustments/:id': byId('adjustment', { reason: 'Fue un error.' }),
  'GET /payroll/concepts': ({ company }) => ({ query: { companyId: company } }),
  'POST /payroll/concepts': ({ company, employee }) => ({
    body: { companyId: company, name: 'Bono', ...BONUS, employeeIds: [employee], once: true },
  }),
  'PUT /payroll/concepts/:id': byId('concept', { ...BONUS, version: 1, reason: 'Según el contador.' }),
  'PUT /payroll/concepts/:id with people': ({ concept, colleague }) => ({
    params: { id: concept },
    body: { employeeIds: [colleague], version: 1 },
  }),
  'DELETE /payroll/concepts/:id': byId('concept', { version: 1, reason: 'Ya no aplica.' }),
  'GET /payroll/lines': ({ company }) => ({ query: { companyId: company } }),
  'GET /payroll/lines of one': ({ company, employee }) => ({
    query: { companyId: company, employeeId: employee },
  }),
  'POST /payroll/lines': ({ company, employee }) => ({
    body: { companyId: company, employeeId: employee, name: 'Comisión', ...LINE },
  }),
  'PUT /payroll/lines/:id': byId('payLine', { ...LINE, reason: 'Eran otros.' }),
  'DELETE /payroll/lines/:id': byId('payLine', { reason: 'Se devolvió.' }),
  'GET /payroll/money-needed': () => ({}),
  'GET /payroll/money-needed of a company': ({ company }) => ({ query: { companyId: company } }),
  'GET /payroll/payments': ({ run }) => ({ query: { runId: run } }),
  'GET /payroll/payments of one': ({ employee }) => ({ query: { employeeId: employee } }),
  'POST /payroll/payments': ({ run }) => ({
    body: { runId: run, date: '2026-11-20', method: 'transfer', reference: 'Lote 7' },
  }),
  'POST /payroll/payments of one': ({ run, slip }) => ({
    body: {
      ...{ runId: run, date: '2026-11-20', method: 'cash' },
      payments: [{ slipId: slip, amount: 12.5, paid: 25 }],
    },
  }),
  'DELETE /payroll/payments/:id': byId('payment', { reason: 'Era otra cuenta.' }),
  'GET /payroll/calendar': ({ company }) => ({ query: { companyId: company } }),
  'PUT /payroll/calendar/:companyId': ({ company }) => ({
    params: { companyId: company },
    body: { schedule: { kind: 'weekly', firstDay: 1 }, paydayAfterDays: 3 },
  }),
  'GET /payroll/period': ({ company }) => ({ query: { companyId: company } }),
  'GET /payroll/period of a closed day': ({ company }) => ({
    query: { companyId: company, date: CLOSED.startDate },
  }),
  'GET /payroll/period/:employeeId': ({ employee, company }) => ({
    params: { employeeId: employee },
    query: { companyId: company, date: '2026-11-18' },
  }),
  'GET /payroll/period/:employeeId closed': ({ employee, company }) => ({
    params: { employeeId: employee },
    query: { companyId: company, date: CLOSED.startDate },
  }),
  'POST /payroll/runs': ({ company }) => ({ body: { companyId: company, ...NEXT } }),
  'GET /payroll/runs': ({ company }) => ({ query: { companyId: company } }),
  'GET /payroll/runs/:id/slips': byId('lastRun'),
  'POST /payroll/runs/:id/reopen': byId('lastRun', { reason: 'Faltaba un bono.' }),
  'DELETE /employees/:id': byId('employee'),

  'POST /timesheets/start': ({ colleague }) => ({ body: { employeeId: colleague } }),
  'POST /timesheets/start of a running one': ({ employee }) => ({ body: { employeeId: employee } }),
  'POST /timesheets/stop': ({ record }) => ({ body: { timesheetId: record, reason: 'logout' } }),
  'POST /timesheets/heartbeat': ({ record }) => ({ body: { timesheetId: record } }),
  'POST /timesheets/gap': ({ record }) => ({
    body: { timesheetId: record, lostMsAgo: 60_000, aliveMsAgo: 0, activeMsAgo: 0 },
  }),
  'POST /timesheets': ({ employee, project }) => ({
    body: { ...WRITTEN, employeeId: employee, projectId: project },
  }),
  'PUT /timesheets/:id': byId('pastRecord', WRITTEN),
  'POST /timesheets/:id/confirm': byId('pastRecord'),
  'POST /timesheets/confirm': ({ pastRecord }) => ({ body: { records: [{ id: pastRecord }] } }),
  'POST /timesheets/:id/void': byId('pastRecord', { reason: 'Nunca trabajó.' }),
  'POST /timesheets/void': ({ pastRecord }) => ({
    body: { records: [{ id: pastRecord }], reason: 'Nunca trabajó.' },
  }),
  'POST /timesheets/:id/unvoid': byId('pastRecord', { reason: 'Sí trabajó.' }),
  'POST /timesheets/:id/split': byId('pastRecord', {
    at: '2026-11-18T18:00:00.000Z',
    reason: 'Eran dos obras.',
  }),
  'POST /timesheets/:id/stop': byId('record', { reason: 'Ya se había ido.' }),
  'GET /timesheets/:id': byId('record'),
  'GET /timesheets/:id of an employee': byId('employee'),
  'GET /timesheets/:id of a period': ({ employee }) => ({ params: { id: employee }, query: NOVEMBER }),
  'GET /timesheets/:id of a company': ({ employee, company }) => ({
    params: { id: employee },
    query: { companyId: company },
  }),
  'GET /timesheets/:id to review': ({ employee }) => ({
    params: { id: employee },
    query: { needsReview: 'true' },
  }),
  'GET /timesheets/history/:id': ({ employee }) => ({ params: { id: employee }, query: HISTORY }),
  'GET /timesheets/history/:id of a company': ({ employee, company }) => ({
    params: { id: employee },
    query: { ...HISTORY, companyId: company },
  }),

  'POST /record-requests': () => ({ body: WRITTEN }),
  'POST /record-requests of a record': ({ pastRecord, project }) => ({
    body: { ...WRITTEN, recordId: pastRecord, projectId: project },
  }),
  'GET /record-requests': ({ company }) => ({ query: { companyId: company, open: 'true' } }),
  'GET /record-requests of an employee': ({ employee }) => ({ query: { employeeId: employee } }),
  'POST /record-requests/:id/messages': byId('request', { text: 'Fue el martes.' }),
  'POST /record-requests/:id/withdraw': byId('request'),
  'POST /record-requests/:id/accept': byId('request', { endTime: '2026-11-18T23:00:00.000Z' }),
  'POST /record-requests/:id/decline': byId('request', { reason: 'Ese día cerramos a las cinco.' }),
  'GET /record-news': () => ({}),
  'POST /record-news/seen': () => ({ body: { seq: 1 } }),

  'GET /payroll/slips/mine': () => ({}),
  'GET /payroll/slips/:id': byId('slip'),
  'POST /payroll/slips/:id/accept': byId('slip'),
  'POST /payroll/slips/:id/claims': byId('slip', { text: 'Falta otra hora.', date: '2026-11-13' }),
  'POST /payroll/slips/:id/claims/:claimId/answer': ({ slip, claim }) => ({
    params: { id: slip, claimId: claim },
    body: { text: 'Va en la próxima quincena.' },
  }),
  'GET /payroll/runs/:id/answers': byId('run'),
  'GET /payroll/slips/:id/link': byId('slip'),
  'POST /payroll/slips/:id/link': byId('slip'),
  'DELETE /payroll/slips/:id/link': byId('slip'),
  'GET /payroll/runs/:id/mails': byId('run'),
  'POST /payroll/runs/:id/mails': byId('run', {}),
  'POST /slip-links/open': ({ slipToken }) => ({ token: slipToken }),
  'GET /slip-links/pdf': ({ slipToken }) => ({ token: slipToken }),
  'POST /slip-links/accept': ({ slipToken }) => ({ token: slipToken }),
  'POST /slip-links/claims': ({ slipToken }) => ({ token: slipToken, body: { text: 'Falta otra hora.' } }),

  'GET /archives': () => ({}),
  'POST /archives/:companyId/download': ({ archive }) => ({ params: { companyId: archive } }),
  'DELETE /archives/:companyId': ({ archive }) => ({
    params: { companyId: archive },
    body: { name: ARCHIVED },
  }),

  'GET /tasks/project/:projectId': ({ project }) => ({ params: { projectId: project } }),
  'GET /tasks/project/:projectId/live': ({ project }) => ({ params: { projectId: project } }),
  'GET /tasks/project/:projectId/export': ({ project }) => ({
    params: { projectId: project },
    query: { format: 'csv' },
  }),
  'POST /tasks/project/:projectId/import/preview': ({ project }) => ({
    params: { projectId: project },
    body: TASKS,
  }),
  'POST /tasks/project/:projectId/import': ({ project }) => ({
    params: { projectId: project },
    body: TASKS,
  }),
  'PUT /tasks/project/:projectId/presence': ({ project, task }) => ({
    params: { projectId: project },
    body: { tab: 'this-very-tab', taskId: task },
  }),
  'POST /tasks': ({ project, employee }) => ({
    body: { title: 'Cimientos', project, assignedTo: [employee], tags: ['obra'], dueDate: null },
  }),
  'POST /tasks/many': ({ project }) => ({ body: { project, titles: ['Planos', 'Permisos'] } }),
  'PUT /tasks/:id': ({ task, employee }) => ({
    params: { id: task },
    body: { title: 'Cimientos', status: 'Done', assignedTo: [employee] },
  }),
  'PUT /tasks/:id/status': byId('task', { status: 'Done' }),
  'POST /tasks/:id/duplicate': byId('task'),
  'PUT /tasks/reorder': ({ task, otherTask }) => ({
    body: {
      tasks: [
        { id: task, status: 'Doing', order: 0 },
        { id: otherTask, status: 'Doing', order: 1 },
      ],
    },
  }),
  'PUT /tasks/batch': ({ task, employee }) => ({
    body: { ids: [task], change: { priority: 'High', assign: [employee] } },
  }),
  'PUT /tasks/move': ({ task, otherProject }) => ({ body: { ids: [task], project: otherProject } }),
  'PUT /tasks/:id/assign': ({ task, employee }) => ({ params: { id: task }, body: { userIds: [employee] } }),
  'DELETE /tasks/:id': byId('task'),
  'POST /tasks/undo': ({ changeKey }) => ({ body: { key: changeKey } }),
  'GET /tasks/project/:projectId/views': ({ project }) => ({ params: { projectId: project } }),
  'PUT /tasks/project/:projectId/views': ({ project }) => ({
    params: { projectId: project },
    body: { version: 0, views: [{ name: 'Lo mío', params: 'mine=1&due=week' }] },
  }),
  'GET /tasks/project/:projectId/archived': ({ project }) => ({ params: { projectId: project } }),
  'PUT /tasks/archived/:id/restore': byId('archivedTask'),
  'DELETE /tasks/archived/:id': byId('archivedTask'),
  'GET /tasks/:id/history': byId('task'),
  'GET /tasks/:id/checklist': byId('task'),
  'POST /tasks/:id/checklist': byId('task', { texts: ['Trazar', 'Excavar'] }),
  'PUT /tasks/:id/checklist/:itemId': ofItem({ text: 'Trazar' }),
  'PUT /tasks/:id/checklist/:itemId/done': ofItem({ done: true }),
  'PUT /tasks/:id/checklist/:itemId/place': ofItem({ order: 1 }),
  'DELETE /tasks/:id/checklist/:itemId': ofItem(),
  'POST /tasks/:id/blockers': ({ task, otherTask }) => ({
    params: { id: task },
    body: { taskId: otherTask },
  }),
  'DELETE /tasks/:id/blockers/:blockerId': ({ task, otherTask }) => ({
    params: { id: task, blockerId: otherTask },
  }),
  'PUT /tasks/:id/cover': ({ task }) => ({ params: { id: task }, body: PICTURE }),
  'DELETE /tasks/:id/cover': byId('task'),
  'GET /tasks/cover/:id': byId('cover'),
  'GET /tasks/templates': ({ company }) => ({ query: { companyId: company } }),
  'POST /tasks/templates': ({ company }) => ({
    body: { companyId: company, name: 'Fundición', title: 'Fundir losa', checklist: ['Pedir concreto'] },
  }),
  'PUT /tasks/templates/:id': byId('template', { name: 'Visita', tags: ['obra'] }),
  'DELETE /tasks/templates/:id': byId('template'),
  'POST /tasks/:id/template': byId('task', { name: 'Como esta' }),
  'PUT /tasks/:id/parent': ({ task, otherTask }) => ({ params: { id: task }, body: { parentId: otherTask } }),
  'GET /tasks/users/available/:projectId': ({ project }) => ({ params: { projectId: project } }),
  'GET /tasks/search': () => ({ query: { q: 'TAREA' } }),
  'GET /tasks/user/:userId': ({ employee }) => ({ params: { userId: employee } }),

  'GET /health': () => ({}),
  'GET /ready': () => ({}),
  'GET /demo': () => ({}),
};
