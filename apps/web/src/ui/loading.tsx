import { type ReactNode, useEffect, useState } from 'react';

/** A load that is faster than this shows no skeleton. */
const DELAY_MS = 150;

export type LoadingProps = {
  /** The text for screen readers, such as 'Cargando tareas...'. */
  label: string;
  /** Also draws the label, above the shapes. */
  showLabel?: boolean;
  /**
   * Skeletons in the shape of the content. They take their space at once and become visible after 150 ms. A function
   * places the label among them without moving the content.
   */
  children?: ReactNode | ((label: ReactNode) => ReactNode);
};

/** A part of the screen that is loading. */
export function Loading({ label, showLabel = false, children }: LoadingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = late && label;

  return (
    <div role="status" className={late ? 'animate-fade-in' : 'invisible'}>
      {typeof children === 'function' ? (
        children(text)
      ) : (
        <>
          <p className={showLabel ? 'mb-3 text-muted' : 'sr-only'}>{text}</p>
          {children}
        </>
      )}
    </div>
  );
}
