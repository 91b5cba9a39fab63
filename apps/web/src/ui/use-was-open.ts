import { useState } from 'react';

/** True once something was open: it does not exist before, and stays for its closing animation. */
export function useWasOpen(open: boolean): boolean {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return was || open;
}
