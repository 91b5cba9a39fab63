import { useState } from 'react';

/** Whether something is open or has been: what it opens is not there before, and stays for the way it goes. */
export function useWasOpen(open: boolean): boolean {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return was || open;
}
