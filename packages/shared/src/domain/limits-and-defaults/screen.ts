/* Waits and sizes of screens. Units are in the names. */

/** Most tasks of today on the first screen of an employee (PHONE-13). */
export const MAX_HOME_TASKS = 6;

/** Most projects to choose from at work, on the first screen of an employee (MARK-25). */
export const MAX_HOME_PROJECTS = 3;

/** The number of last records whose projects count as recent. */
export const RECORDS_OF_RECENT_PROJECTS = 50;

/** Width below which the mobile layout is used, in CSS pixels (SCREEN-11). */
export const MOBILE_BREAKPOINT_PX = 768;

/** Rest after typing before projects are searched (PROJECT-8). */
export const PROJECT_SEARCH_DEBOUNCE_MS = 500;

/** Rest after typing before people are searched (INVITE-4). */
export const MEMBER_SEARCH_DEBOUNCE_MS = 300;

/** Height of the list of people found, in rem (INVITE-4). */
export const MEMBER_RESULTS_HEIGHT_REM = 15;

/** How often the dashboard looks for another active company in storage (COMPANY-12). */
export const ACTIVE_COMPANY_POLL_MS = 500;
