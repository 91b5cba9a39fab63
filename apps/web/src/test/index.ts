/*
 * Tests of a screen without a browser: jsdom renders the real route, with guards, layouts and requests; only the
 * network is fake. They show the promises of one screen: texts, states, validation, the view of a role, the requests.
 * Layout, several pages or tabs, files, and the API itself are for `e2e/` and `apps/api`.
 *
 *   const { user, fill, api, path } = await renderRoute('/company', {
 *     as: 'manager',
 *     company: company(),
 *     api: { company: { mine: () => [company({ name: 'Taller Luna' })] } },
 *   });
 *   expect(await screen.findByText('Taller Luna')).toBeVisible();
 *
 * - `as` is a role or a `person(…)`; without it nobody is signed in. `company` is the active one, if there is one.
 * - A file is `x.test.tsx` beside the route or feature, and imports from `@/test/index.ts`, never from within a
 *   feature.
 * - `api` answers by noun and verb; a function takes the call (`params`, `query`, `body`) and gives the answer, a
 *   promise of it, `refuse('conflict', 'Taken.')` or `offline()`. `visit.api.answer(…)` answers otherwise from then
 *   on. `...emptyLists()` answers every list with nothing, for a test without lists.
 * - An answer of another shape does not compile. A call without an answer, without the right, or against its schema
 *   fails the test by its route's name. So does a warning of React.
 * - `visit.api.calls('company', 'create')` are the calls so far; `visit.api.changes` names all that change something.
 * - Begin with `findBy…`: answers arrive after `renderRoute`. Absence is worth asserting once something else is there.
 * - `stopClock()` stops the time; `await clock.pass(2_000)` lets delays of the product fall due.
 * - `setViewport({ width: 360 })` for what media queries decide. No style sheet is loaded, so that what classes alone
 *   hide is there: a rule of that kind is for a browser.
 * - Tests of a file, and files of a worker, share the loaded product and nothing else; don't mock modules.
 */

export { act, screen, waitFor, within } from '@testing-library/react';
export { adjustment, adjustmentEffect } from './adjustment.ts';
export { auditEntry } from './audit-entry.ts';
export { calendar, calendarAbsence, calendarPeriod, calendarProject, calendarTask } from './calendar.ts';
export { storedDrafts } from './drafts.ts';
export * from './entities.ts';
export { type Answers, type CallOf, EMPTY_ROOM, emptyLists } from './fake-api.ts';
export { FakeBoard, type Layout } from './fake-board/fake-board.ts';
export { FakeBusiness } from './fake-business.ts';
export { FakeMembers, findMemberList } from './fake-members.ts';
export { FakeStream } from './fake-stream.ts';
export { home, homeTask } from './home.ts';
export { ledgerEvent } from './ledger-event.ts';
export { anotherTabClears, anotherTabSignsIn, anotherTabStores } from './other-tab.ts';
export * from './pay-period.ts';
export { projectLink, projectSidebar, projectTitles } from './project-sidebar.ts';
export { anotherTabQueues, storedQueue } from './queue.ts';
export { offline, refuse, refuseBare } from './refusal.ts';
export { banner, type RouteOptions, renderRoute, type Visit } from './render-route.tsx';
export { noMails, runAnswer, slip, slipClaim } from './slip.ts';
export {
  expectGone,
  fieldOf,
  findLeaveQuestion,
  findTaskForm,
  openNewTask,
  pressSave,
  queryLeaveQuestion,
  saveTask,
  tagsOf,
} from './task-form.ts';
export { type Clock, stopClock } from './time.ts';
export { todo, todoItem, todoTask } from './todo.ts';
export { setViewport } from './viewport.ts';
export { comeBack, goOffline, openOffline } from './without-connection.ts';
export { headerClock, openRunning, type Worker, worker } from './worker.ts';
