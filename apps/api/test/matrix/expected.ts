import { COLUMNS, type Column } from './callers.ts';

/*
 * Who may do what (ACCESS-2 to ACCESS-13). It was made by hand from those rules, and from nothing in the code: what it
 * checks is the `access` of the declarations.
 *
 * A word is the status of the answer. `[n]` is 200 with a list of n; `seen` is 403 for what the caller may
 * see but not change, or see that it exists. All other refusals must be the same for a thing that is not
 * there at all. A route with several rows is asked several things; the requests are in `requests.ts`.
 */
const TABLE = `
                                           | unsigned temporary client inside colleague elsewhere foreign member owner admin

POST /auth/login                           | 200      200       200    200    200       200       200     200    200   200
POST /auth/register                        | 201      201       201    201    201       201       201     201    201   201
POST /auth/forgot-password                 | 200      200       200    200    200       200       200     200    200   200
POST /auth/logout                          | 401      200       200    200    200       200       200     200    200   200
GET /auth/sessions                         | 401      403       [1]   [2]    [1]       [1]       [1]     [1]    [1]   [1]
DELETE /auth/sessions/:id                  | 401      403       404    200    404       404       404     404    404   404
POST /auth/sessions/end-others             | 401      403       200    200    200       200       200     200    200   200
POST /auth/confirm                         | 401      403       200    200    200       200       200     200    200   200
POST /auth/reset-password                  | 200      200       200    200    200       200       200     200    200   200
POST /auth/change-password                 | 401      200       200    200    200       200       200     200    200   200
POST /auth/change-password of another      | 401      403       403    403    200       403       403     403    403   403
GET /auth/email-verification               | 401      403       200    200    200       200       200     200    200   200
POST /auth/email-verification              | 401      403       200    200    200       200       200     200    200   200
POST /auth/verify-email                    | 200      200       200    200    200       200       200     200    200   200
GET /auth/two-steps                        | 401      403       200    200    200       200       200     200    200   200
POST /auth/two-steps/begin                 | 401      403       200    200    200       200       200     200    200   200
POST /auth/two-steps/confirm               | 401      403       409    409    409       409       409     409    409   409
POST /auth/two-steps/recovery-codes        | 401      403       409    409    409       409       409     409    409   409
POST /auth/two-steps/off                   | 401      403       200    200    200       200       200     200    200   200
GET /auth/tokens                           | 401      403       [0]    [1]    [0]       [0]       [0]     [0]    [0]   [0]
POST /auth/tokens                          | 401      403       201    201    201       201       201     201    201   201
DELETE /auth/tokens/:id                    | 401      403       404    200    404       404       404     404    404   404
DELETE /user/:id/two-steps                 | 401      403       403    403    403       403       403     403    403   200

GET /user/account                          | 401      200       200    200    200       200       200     200    200   200
GET /user/account of another               | 401      403       403    200    403       403       403     403    403   200
PUT /user/edit                             | 401      403       200    200    200       200       200     200    200   200
PUT /user/edit of another                  | 401      403       403    200    403       403       403     403    403   200
POST /user/profile-picture                 | 401      403       200    200    200       200       200     200    200   200
POST /user/profile-picture of another      | 401      403       403    200    403       403       403     403    403   200
GET /user/picture/:id                      | 200      200       200    200    200       200       200     200    200   200
GET /user/all                              | 401      403       403    403    403       403       403     403    403   [9]
GET /user                                  | 401      403       403    403    403       403       403     403    403   [9]
POST /user/create                          | 401      403       403    403    403       403       403     403    403   201
POST /user                                 | 401      403       403    403    403       403       403     403    403   201
PUT /user/:id                              | 401      403       403    403    403       403       403     403    403   200
DELETE /user/:id                           | 401      403       403    403    403       403       403     403    403   200
GET /user/search                           | 401      403       403    403    403       403       [0]     [1]    [1]   [1]
GET /user/search_users                     | 401      403       403    403    403       403       [1]     [1]    [1]   [1]
GET /user/search_users by role             | 401      403       403    403    403       403       [1]     [2]    [2]   [3]
GET /user/search_users one                 | 401      403       403    403    403       403       200     200    200   200
GET /user/role/:role                       | 401      403       403    403    403       403       403     403    403   [3]

GET /subscriptions                         | [1]      [1]       [1]    [1]    [1]       [1]       [1]     [1]    [1]   [1]
POST /subscriptions                        | 401      403       403    403    403       403       403     403    403   201
PUT /subscriptions/:id                     | 401      403       403    403    403       403       403     403    403   200
DELETE /subscriptions/:id                  | 401      403       403    403    403       403       403     403    403   200

GET /admin/audit                           | 401      403       403    403    403       403       403     403    403   200
GET /admin/audit of somebody               | 401      403       403    403    403       403       403     403    403   200

GET /company/all_companies                 | 401      403       403    403    403       403       403     403    403   [3]
GET /company/get_companies                 | 401      403       [0]    [1]    [1]       [1]       [1]     [1]    [1]   [0]
GET /company/get_companies of the owner    | 401      403       403    403    403       403       403     403    [1]   [1]
GET /company/get_company/:id               | 401      403       403    200    200       404       404     404    200   200
POST /company/new_company                  | 401      403       403    403    403       403       201     201    201   201
PUT /company/update_company/:id            | 401      403       403    403    403       403       404     404    200   200
PUT /company/hand_over/:id                 | 401      403       403    403    403       403       403     403    403   200
DELETE /company/delete_company/:id         | 401      403       403    403    403       403       404     404    200   200

GET /line_of_business/all                  | 401      403       [1]    [1]    [1]       [1]       [1]     [1]    [1]   [1]
POST /line_of_business/new                 | 401      403       403    403    403       403       403     403    403   201
PUT /line_of_business/:id                  | 401      403       403    403    403       403       403     403    403   200
DELETE /line_of_business/:id               | 401      403       403    403    403       403       403     403    403   200

GET /project/get                           | 401      403       [0]    [1]    [1]       [1]       [1]     [1]    [2]   [0]
GET /project/get of the company            | 401      403       [0]    [1]    [1]       [0]       [0]     [1]    [2]   [2]
GET /project/get of another                | 401      403       403    [1]    403       403       403     403    403   [1]
GET /project/get of the owner              | 401      403       403    403    403       403       403     403    [2]   [2]
GET /project/search                        | 401      403       [0]    [1]    [1]       [1]       [1]     [1]    [2]   [0]
GET /project/search of the company         | 401      403       [0]    [1]    [1]       [0]       [0]     [1]    [2]   [2]
GET /project/search of another             | 401      403       403    [1]    403       403       403     403    403   [1]
GET /project/:id                           | 401      403       403    200    seen      404       404     200    200   200
POST /project/add                          | 401      403       403    403    403       403       404     404    201   201
PUT /project/update                        | 401      403       403    403    403       403       404     seen   200   200
DELETE /project/delete                     | 401      403       403    403    403       403       404     seen   200   200
POST /project/add-user                     | 401      403       403    403    403       403       404     seen   200   200
POST /project/add-user of a stranger       | 401      403       403    403    403       403       404     seen   202   202
GET /project/memberships                   | 401      403       [1]    [0]    [0]       [0]       [0]     [1]    [0]   [0]
POST /project/leave                        | 401      403       200    seen   404       404       404     200    seen  404
GET /project/invitations/:projectId        | 401      403       403    403    403       403       404     seen   [1]   [1]
GET /project-invitations                   | 401      403       [0]    [0]    [0]       [1]       [0]     [0]    [0]   [0]
DELETE /project-invitations/:id            | 401      403       403    403    403       403       404     404    200   200
POST /project-invitations/:id/accept       | 401      403       404    404    404       200       404     404    404   404
POST /project-invitations/:id/decline      | 401      403       404    404    404       200       404     404    404   404
GET /project/users/:projectId              | 401      403       403    [4]    seen      404       404     [4]    [4]   [4]
DELETE /project/remove-user                | 401      403       403    403    403       403       404     seen   200   200

GET /employees                             | 401      403       403    403    403       403       [0]     [0]    [2]   [2]
GET /employees/:id                         | 401      403       403    200    404       404       404     404    200   200
POST /employees                            | 401      403       403    403    403       403       404     404    201   201
PUT /employees/:id                         | 401      403       403    403    403       403       404     404    200   200
POST /employees/:id/temporary-password     | 401      403       403    403    403       403       404     404    200   200
PUT /employees/:id/company                 | 401      403       403    403    403       403       403     403    403   200
PUT /employees/totalToPay/:id              | 401      403       403    403    403       403       404     404    200   200
GET /invitations                           | 401      403       403    403    403       403       [0]     [0]    [1]   [1]
GET /invitations to no company             | 401      403       403    403    403       403       [0]     [0]    [0]   [0]
POST /invitations                          | 401      403       403    403    403       403       404     404    201   201
POST /invitations of a manager             | 401      403       403    403    403       403       403     403    403   201
POST /invitations/:id/renew                | 401      403       403    403    403       403       404     404    200   200
DELETE /invitations/:id                    | 401      403       403    403    403       403       404     404    200   200
POST /invitations/open                     | 200      200       200    200    200       200       200     200    200   200
POST /invitations/accept                   | 201      201       201    201    201       201       201     201    201   201

GET /employees/payroll/export              | 401      403       403    403    403       403       404     404    200   200
GET /employees/payroll/export of one       | 401      403       403    403    403       403       404     404    200   200
GET /employees/payroll/export as JSON      | 401      403       403    403    403       403       404     404    200   200
GET /payroll/people                        | 401      403       403    403    403       403       [0]     [0]    [2]   [2]
GET /payroll/people/:id                    | 401      403       403    403    403       403       404     404    200   200
GET /payroll/people/:id of a company       | 401      403       403    403    403       403       404     404    200   200
GET /payroll/ledger                        | 401      403       403    403    403       403       404     404    200   200
GET /payroll/ledger of one                 | 401      403       403    403    403       403       404     404    200   200
GET /payroll/ledger/mine                   | 401      403       403    200    200       200       403     403    403   403
GET /payroll/slips/:id/pdf                 | 401      403       403    200    404       404       404     404    200   200
GET /payroll/runs/:id/pdf                  | 401      403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/workbook             | 401      403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/csv                  | 401      403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/csv of records       | 401      403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/bank                 | 401      403       403    403    403       403       404     404    200   200
GET /payroll/bank-layout/:companyId        | 401      403       403    403    403       403       404     404    200   200
PUT /payroll/bank-layout/:companyId        | 401      403       403    403    403       403       404     404    200   200
PUT /payroll/accounts/:employeeId          | 401      403       403    403    403       403       404     404    200   200
GET /payroll/people/:id/rates              | 401      403       403    [1]    404       404       404     404    [1]   [1]
GET /payroll/concepts                      | 401      403       403    403    403       403       404     404    [1]   [1]
POST /payroll/adjustments                  | 401      403       403    403    403       403       404     404    201   201
POST /payroll/adjustments that voids       | 401      403       403    403    403       403       404     404    201   201
POST /payroll/adjustments/preview          | 401      403       403    403    403       403       404     404    200   200
DELETE /payroll/adjustments/:id            | 401      403       403    403    403       403       404     404    200   200
POST /payroll/concepts                     | 401      403       403    403    403       403       404     404    201   201
PUT /payroll/concepts/:id                  | 401      403       403    403    403       403       404     404    200   200
PUT /payroll/concepts/:id with people      | 401      403       403    403    403       403       404     404    200   200
DELETE /payroll/concepts/:id               | 401      403       403    403    403       403       404     404    200   200
GET /payroll/lines                         | 401      403       403    403    403       403       404     404    [1]   [1]
GET /payroll/lines of one                  | 401      403       403    403    403       403       404     404    [1]   [1]
POST /payroll/lines                        | 401      403       403    403    403       403       404     404    201   201
PUT /payroll/lines/:id                     | 401      403       403    403    403       403       404     404    200   200
DELETE /payroll/lines/:id                  | 401      403       403    403    403       403       404     404    200   200
POST /payroll/rates                        | 401      403       403    403    403       403       404     404    200   200
POST /payroll/rates of several             | 401      403       403    403    403       403       404     404    200   200
POST /payroll/rates/preview                | 401      403       403    403    403       403       404     404    200   200
PUT /payroll/people/:id/rates/:rateId      | 401      403       403    403    403       403       404     404    200   200
DELETE /payroll/people/:id/rates/:rateId   | 401      403       403    403    403       403       404     404    200   200
POST /payroll/people/:id/rates/:rateId/preview | 401  403       403    403    403       403       404     404    200   200
GET /payroll/money-needed                  | 401      403       403    403    403       403       200     200    200   200
GET /payroll/money-needed of a company     | 401      403       403    403    403       403       200     200    200   200
GET /payroll/payments                      | 401      403       403    403    403       403       [0]     [0]    [1]   [1]
GET /payroll/payments of one               | 401      403       403    403    403       403       [0]     [0]    [1]   [1]
POST /payroll/payments                     | 401      403       403    403    403       403       404     404    201   201
POST /payroll/payments of one              | 401      403       403    403    403       403       404     404    201   201
DELETE /payroll/payments/:id               | 401      403       403    403    403       403       404     404    200   200
GET /payroll/calendar                      | 401      403       403    200    200       404       404     404    200   200
PUT /payroll/calendar/:companyId           | 401      403       403    403    403       403       404     404    200   200
GET /payroll/period                        | 401      403       403    403    403       403       404     404    200   200
GET /payroll/period of a closed day        | 401      403       403    403    403       403       404     404    200   200
GET /payroll/period/:employeeId            | 401      403       403    403    403       403       404     404    200   200
GET /payroll/period/:employeeId closed     | 401      403       403    403    403       403       404     404    200   200
POST /payroll/runs                         | 401      403       403    403    403       403       404     404    201   201
GET /payroll/runs                          | 401      403       403    403    403       403       [0]     [0]    [2]   [2]
GET /payroll/runs/:id/slips                | 401      403       403    403    403       403       404     404    [1]   [1]
POST /payroll/runs/:id/reopen              | 401      403       403    403    403       403       404     404    200   200
DELETE /employees/:id                      | 401      403       403    403    403       403       404     404    200   200

POST /timesheets/start                     | 401      403       403    404    201       404       404     404    201   201
POST /timesheets/start of a running one    | 401      403       403    200    404       404       404     404    200   200
POST /timesheets/stop                      | 401      403       403    200    404       404       404     404    200   200
POST /timesheets/heartbeat                 | 401      403       403    200    404       404       403     403    403   403
POST /timesheets/gap                       | 401      403       403    200    404       404       403     403    403   403
POST /timesheets                           | 401      403       403    403    403       403       404     404    201   201
PUT /timesheets/:id                        | 401      403       403    403    403       403       404     404    200   200
POST /timesheets/:id/confirm               | 401      403       403    403    403       403       404     404    200   200
POST /timesheets/confirm                   | 401      403       403    403    403       403       404     404    [1]   [1]
POST /timesheets/:id/void                  | 401      403       403    403    403       403       404     404    200   200
POST /timesheets/void                      | 401      403       403    403    403       403       404     404    [1]   [1]
POST /timesheets/:id/unvoid                | 401      403       403    403    403       403       404     404    200   200
POST /timesheets/:id/split                 | 401      403       403    403    403       403       404     404    200   200
POST /timesheets/:id/stop                  | 401      403       403    403    403       403       404     404    200   200
GET /timesheets/:id                        | 401      403       403    200    404       404       404     404    200   200
GET /timesheets/:id of an employee         | 401      403       403    [2]    404       404       404     404    [2]   [2]
GET /timesheets/:id of a period            | 401      403       403    [2]    404       404       404     404    [2]   [2]
GET /timesheets/:id of a company           | 401      403       403    [2]    404       404       404     404    [2]   [2]
GET /timesheets/:id to review              | 401      403       403    [1]    404       404       404     404    [1]   [1]
GET /timesheets/history/:id                | 401      403       403    [1]    404       404       404     404    [1]   [1]
GET /timesheets/history/:id of a company   | 401      403       403    [1]    404       404       404     404    [1]   [1]

POST /record-requests                      | 401      403       403    201    201       201       403     403    403   403
POST /record-requests of a record          | 401      403       403    201    404       404       403     403    403   403
GET /record-requests                       | 401      403       403    [1]    [0]       [0]       [0]     [0]    [1]   [1]
GET /record-requests of an employee        | 401      403       403    [1]    [0]       [0]       [0]     [0]    [1]   [1]
POST /record-requests/:id/messages         | 401      403       403    200    404       404       404     404    200   200
POST /record-requests/:id/withdraw         | 401      403       403    200    404       404       403     403    403   403
POST /record-requests/:id/accept           | 401      403       403    403    403       403       404     404    200   200
POST /record-requests/:id/decline          | 401      403       403    403    403       403       404     404    200   200
GET /record-news                           | 401      403       403    [0]    [0]       [0]       403     403    403   403
POST /record-news/seen                     | 401      403       403    200    200       200       403     403    403   403

GET /payroll/slips/mine                    | 401      403       403    [2]    [1]       [0]       403     403    403   403
GET /payroll/slips/:id                     | 401      403       403    200    404       404       404     404    200   200
POST /payroll/slips/:id/accept             | 401      403       403    200    404       404       403     403    403   403
POST /payroll/slips/:id/claims             | 401      403       403    200    404       404       403     403    403   403
POST /payroll/slips/:id/claims/:claimId/answer | 401  403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/answers              | 401      403       403    403    403       403       404     404    [2]   [2]
GET /payroll/slips/:id/link                | 401      403       403    403    403       403       404     404    200   200
POST /payroll/slips/:id/link               | 401      403       403    403    403       403       404     404    200   200
DELETE /payroll/slips/:id/link             | 401      403       403    403    403       403       404     404    200   200
GET /payroll/runs/:id/mails                | 401      403       403    403    403       403       404     404    200   200
POST /payroll/runs/:id/mails               | 401      403       403    403    403       403       404     404    201   201
POST /slip-links/open                      | 200      200       200    200    200       200       200     200    200   200
GET /slip-links/pdf                        | 200      200       200    200    200       200       200     200    200   200
POST /slip-links/accept                    | 200      200       200    200    200       200       200     200    200   200
POST /slip-links/claims                    | 200      200       200    200    200       200       200     200    200   200

GET /archives                              | 401      403       403    403    403       403       403     403    403   [1]
POST /archives/:companyId/download         | 401      403       403    403    403       403       403     403    403   200
DELETE /archives/:companyId                | 401      403       403    403    403       403       403     403    403   200

GET /tasks/project/:projectId              | 401      403       403    [2]    seen      404       404     [2]    [2]   [2]
GET /tasks/project/:projectId/live         | 401      403       403    200    seen      404       404     200    200   200
GET /tasks/project/:projectId/export       | 401      403       403    200    seen      404       404     200    200   200
POST /tasks/project/:projectId/import/preview | 401   403       403    403    403       403       404     seen   200   200
POST /tasks/project/:projectId/import      | 401      403       403    403    403       403       404     seen   201   201
PUT /tasks/project/:projectId/presence     | 401      403       403    200    seen      404       404     200    200   200
GET /tasks/project/:projectId/views        | 401      403       403    200    seen      404       404     200    200   200
PUT /tasks/project/:projectId/views        | 401      403       403    200    seen      404       404     200    200   200
POST /tasks                                | 401      403       403    403    403       403       404     seen   201   201
POST /tasks/many                           | 401      403       403    403    403       403       404     seen   201   201
PUT /tasks/:id                             | 401      403       403    403    403       403       404     seen   200   200
PUT /tasks/:id/status                      | 401      403       403    200    seen      404       404     200    200   200
POST /tasks/:id/duplicate                  | 401      403       403    403    403       403       404     seen   201   201
PUT /tasks/reorder                         | 401      403       403    [2]    seen      404       404     [2]    [2]   [2]
PUT /tasks/batch                           | 401      403       403    seen   seen      404       404     seen   [1]   [1]
PUT /tasks/move                            | 401      403       403    403    403       403       404     seen   200   200
PUT /tasks/:id/assign                      | 401      403       403    403    403       403       404     seen   200   200
DELETE /tasks/:id                          | 401      403       403    403    403       403       404     seen   200   200
POST /tasks/undo                           | 401      403       403    200    404       404       404     200    200   200
GET /tasks/project/:projectId/archived     | 401      403       403    403    403       403       404     seen   200   200
PUT /tasks/archived/:id/restore            | 401      403       403    403    403       403       404     seen   200   200
DELETE /tasks/archived/:id                 | 401      403       403    403    403       403       404     seen   200   200
GET /tasks/:id/history                     | 401      403       403    200    seen      404       404     200    200   200
GET /tasks/:id/checklist                   | 401      403       403    200    seen      404       404     200    200   200
POST /tasks/:id/checklist                  | 401      403       403    403    403       403       404     seen   201   201
PUT /tasks/:id/checklist/:itemId           | 401      403       403    403    403       403       404     seen   200   200
PUT /tasks/:id/checklist/:itemId/done      | 401      403       403    200    seen      404       404     200    200   200
PUT /tasks/:id/checklist/:itemId/place     | 401      403       403    403    403       403       404     seen   200   200
DELETE /tasks/:id/checklist/:itemId        | 401      403       403    403    403       403       404     seen   200   200
POST /tasks/:id/blockers                   | 401      403       403    403    403       403       404     seen   200   200
DELETE /tasks/:id/blockers/:blockerId      | 401      403       403    403    403       403       404     seen   200   200
PUT /tasks/:id/cover                       | 401      403       403    403    403       403       404     seen   200   200
DELETE /tasks/:id/cover                   | 401      403       403    403    403       403       404     seen   200   200
GET /tasks/cover/:id                       | 200      200       200    200    200       200       200     200    200   200
GET /tasks/templates                       | 401      403       403    403    403       403       [0]     [0]    [1]   [1]
POST /tasks/templates                      | 401      403       403    403    403       403       404     404    201   201
PUT /tasks/templates/:id                   | 401      403       403    403    403       403       404     404    200   200
DELETE /tasks/templates/:id                | 401      403       403    403    403       403       404     404    200   200
POST /tasks/:id/template                   | 401      403       403    403    403       403       404     seen   201   201
PUT /tasks/:id/parent                      | 401      403       403    403    403       403       404     seen   200   200
GET /tasks/users/available/:projectId      | 401      403       403    [4]    seen      404       404     [4]    [4]   [4]
GET /tasks/search                          | 401      403       403    [2]    [1]       [1]       [1]     [2]    [3]   [4]
GET /tasks/user/:userId                    | 401      403       403    [1]    404       404       404     404    [1]   [1]

GET /health                                | 200      200       200    200    200       200       200     200    200   200
GET /ready                                 | 200      200       200    200    200       200       200     200    200   200
GET /demo                                  | 200      200       200    200    200       200       200     200    200   200
`;

/** What one caller is to be answered. */
export interface Answer {
  readonly status: number;
  /** How many items a list has, where the table says so. */
  readonly items: number | undefined;
  /** Whether the caller may know that the thing exists, so that a missing one is answered otherwise. */
  readonly seen: boolean;
}

/** A row of the table: what is asked of a route, and what each caller is to be answered. */
export interface Row {
  /** Method and path as declared. */
  readonly route: string;
  /** The same with what is asked, where a route has several rows. */
  readonly name: string;
  readonly answers: Readonly<Record<Column, Answer>>;
}

export const ROWS: readonly Row[] = rowsOf(TABLE);

function rowsOf(table: string): Row[] {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  const columns = wordsOf(head);
  if (columns.join() !== COLUMNS.join()) throw new Error('The columns are not those who call');
  return lines.map((line) => {
    const name = line.slice(0, line.indexOf('|')).trim();
    const words = wordsOf(line);
    if (words.length !== columns.length) throw new Error(`${name}: an answer for each caller is needed`);
    const answers = columns.map((column, index) => [column, answerOf(words[index] ?? '')]);
    return { route: name.split(' ').slice(0, 2).join(' '), name, answers: Object.fromEntries(answers) };
  });
}

function wordsOf(line: string): string[] {
  return line
    .slice(line.indexOf('|') + 1)
    .trim()
    .split(/\s+/);
}

function answerOf(word: string): Answer {
  const [, items] = /^\[(\d+)\]$/.exec(word) ?? [];
  if (items !== undefined) return { status: 200, items: Number(items), seen: false };
  if (word === 'seen') return { status: 403, items: undefined, seen: true };
  if (!/^[24]\d\d$/.test(word)) throw new Error(`What does ${word} mean?`);
  return { status: Number(word), items: undefined, seen: false };
}
