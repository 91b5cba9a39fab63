const KEY = 'workingTimeDue';

/** Whether the start that belongs to the login is still to be made: it outlives a reload, and ends with the tab. */
export function isStartDue(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

export function setStartDue(due: boolean): void {
  if (due) sessionStorage.setItem(KEY, 'true');
  else sessionStorage.removeItem(KEY);
}
