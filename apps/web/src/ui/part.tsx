import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useConnectionLost } from '@/lib/connection.ts';
import { codeOf, type Load, loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';
import { networkTexts } from '@/texts/network.ts';
import { ErrorState } from './error-state.tsx';

type PartProps<Props> = {
  /** Loads the component; the same function each time. */
  load: Load<ComponentType<Props>>;
  /** The placeholder until then. */
  waiting?: ReactNode;
  children: (Component: ComponentType<Props>) => ReactNode;
};

/**
 * A part of a screen whose code loads when it is first drawn. If the code cannot load, the part says so, and the
 * screen around it keeps its input (NET-7).
 */
export function Part<Props>({ load, waiting = null, children }: PartProps<Props>) {
  const [Component, setComponent] = useState(() => codeOf(load));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const lost = useConnectionLost();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again on request, and when the server is back
  useEffect(() => {
    if (Component) return;
    let gone = false;
    loadCode(load).then(
      (component) => !gone && setComponent(() => component),
      (error) => {
        reportError(error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, tries, lost]);

  if (Component) return children(Component);
  if (!failed) return waiting;
  return <ErrorState title={networkTexts.partMissing} onRetry={() => setTries(tries + 1)} />;
}
