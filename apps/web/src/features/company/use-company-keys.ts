import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Alt with a digit opens the present screen in the company that the menu lists there, Alt 0 in all (WHICH-4). Fields keep their keys. */
export function useCompanyKeys(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = /^Digit(\d)$/.exec(event.code)?.[1];
    if (!place || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    void import('./company-at.ts').then(async ({ addressAt }) => {
      const address = await addressAt(event, Number(place), location);
      if (address) void navigate(address);
    });
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
