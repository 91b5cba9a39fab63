import { loadToaster, showToastsBy } from './toast.ts';
import { useLater } from './use-later.ts';

/** The region of toasts, mounted once. It is drawn before the first toast, so that screen readers read it. */
export function Toasts() {
  const Toaster = useLater(loadToaster);
  return Toaster && <Toaster onReady={showToastsBy} />;
}
