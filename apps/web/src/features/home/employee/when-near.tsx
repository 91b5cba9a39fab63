import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content once the person scrolls near it, so that nothing loads before (PHONE-10). */
export function WhenNear({ id, children }: { id?: string; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} id={id} className="min-h-11 scroll-mt-(--header)">
      {isNear && children}
    </div>
  );
}
