import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginLoadingLater } from '@/lib/later.ts';
import { Component as Landing } from './routes/landing.tsx';

/** Draws the landing page without the router; its links are plain anchors, so they work in both. */
export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Landing />
    </StrictMode>,
  );
  beginLoadingLater();
}
