import { useEffect, useState } from 'react';
import { codeOf, type Load, loadLater } from '@/lib/later.ts';

/**
 * Code that no first screen needs, once it has loaded: after that screen, or earlier when a component needs it
 * (SCREEN-21).
 */
export function useLater<Code>(load: Load<Code>): Code | undefined {
  const [code, setCode] = useState(() => codeOf(load));
  useEffect(() => {
    let gone = false;
    void loadLater(load).then((loaded) => !gone && setCode(() => loaded));
    return () => {
      gone = true;
    };
  }, [load]);
  return code;
}
