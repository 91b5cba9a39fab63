import { useEffect, useState } from 'react';
import { codeOf, loadLater } from '@/lib/later.ts';
import { loadToaster, showToastsBy } from './toast.ts';

/** Where toasts appear, as soon as its code is there: before the first of them, so that it is read out; mounted once. */
export function Toasts() {
  const [Toaster, setToaster] = useState(() => codeOf(loadToaster));
  useEffect(() => {
    void loadLater(loadToaster).then((component) => setToaster(() => component));
  }, []);
  return Toaster && <Toaster onReady={showToastsBy} />;
}
