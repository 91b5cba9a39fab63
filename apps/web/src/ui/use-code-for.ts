import { useEffect, useState } from 'react';
import { codeOf, type Load, loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';

/** Code that only some contents need: the first of them loads it, and it is undefined until then. */
export function useCodeFor<Code>(load: Load<Code>, isNeeded: boolean): Code | undefined {
  const [code, setCode] = useState(() => codeOf(load));
  useEffect(() => {
    if (!isNeeded || code !== undefined) return;
    let isShown = true;
    loadCode(load).then((loaded) => {
      if (isShown) setCode(() => loaded);
    }, reportError);
    return () => {
      isShown = false;
    };
  }, [load, isNeeded, code]);
  return code;
}
