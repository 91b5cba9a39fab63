import { loadToaster, showToastsBy } from './toast.ts';
import { useLater } from './use-later.ts';

/** Where toasts appear, as soon as its code is there: before the first of them, so that it is read out; mounted once. */
export function Toasts() {
  const Toaster = useLater(loadToaster);
  return Toaster && <Toaster onReady={showToastsBy} />;
}
