/**
 * How many queries each route may make at most, whoever calls it: the one that authenticates and the count
 * of a page included. A write of many documents in one go counts once. To raise one is a decision: it is
 * what the route costs, whatever the number of rows.
 */
export const BUDGET: Readonly<Record<string, number>> = {
  'POST /auth/login': 6,
  'POST /auth/register': 2,
  'POST /auth/forgot-password': 4,
  'POST /auth/change-password': 8,

  'GET /user/account': 3,
  'PUT /user/edit': 5,
  'POST /user/profile-picture': 6,
  'GET /user/picture/:id': 1,
  'GET /user/all': 3,
  'GET /user': 3,
  'POST /user/create': 4,
  'POST /user': 4,
  'PUT /user/:id': 4,
  'DELETE /user/:id': 10,
  'GET /user/search': 2,
  'GET /user/search_users': 3,
  'GET /user/role/:role': 3,

  'GET /subscriptions': 1,
  'POST /subscriptions': 2,
  'PUT /subscriptions/:id': 2,
  'DELETE /subscriptions/:id': 3,

  'GET /company/all_companies': 3,
  'GET /company/get_companies': 4,
  'GET /company/get_company/:id': 2,
  'POST /company/new_company': 5,
  'PUT /company/update_company/:id': 5,
  'PUT /company/hand_over/:id': 11,
  'DELETE /company/delete_company/:id': 9,

  'GET /line_of_business/all': 2,
  'POST /line_of_business/new': 2,
  'PUT /line_of_business/:id': 2,
  'DELETE /line_of_business/:id': 3,

  'GET /project/get': 4,
  'GET /project/search': 4,
  'GET /project/:id': 3,
  'POST /project/add': 4,
  'PUT /project/update': 5,
  'DELETE /project/delete': 4,
  'POST /project/add-user': 5,
  'GET /project/users/:projectId': 3,
  'DELETE /project/remove-user': 6,

  'GET /employees': 3,
  'GET /employees/:id': 2,
  'POST /employees': 4,
  'PUT /employees/:id': 9,
  'PUT /employees/:id/company': 13,
  'PUT /employees/totalToPay/:id': 3,
  'GET /employees/payroll/export': 7,
  'GET /payroll/people': 8,
  'GET /payroll/people/:id': 3,
  'GET /payroll/ledger': 2,
  'GET /payroll/ledger/mine': 2,
  'DELETE /employees/:id': 15,

  'POST /timesheets/start': 6,
  'POST /timesheets/stop': 8,
  'POST /timesheets/heartbeat': 2,
  'POST /timesheets/gap': 6,
  'POST /timesheets': 12,
  'PUT /timesheets/:id': 11,
  'POST /timesheets/:id/confirm': 9,
  'POST /timesheets/:id/stop': 11,
  'GET /timesheets/:id': 5,
  'GET /timesheets/history/:id': 3,

  'GET /tasks/project/:projectId': 5,
  'GET /tasks/project/:projectId/live': 3,
  'POST /tasks': 4,
  'PUT /tasks/:id': 6,
  'PUT /tasks/:id/status': 6,
  'PUT /tasks/reorder': 8,
  'PUT /tasks/:id/assign': 5,
  'DELETE /tasks/:id': 5,
  'GET /tasks/users/available/:projectId': 3,
  'GET /tasks/user/:userId': 8,

  'GET /health': 0,

  'GET /ready': 0,

  'GET /demo': 0,
};
