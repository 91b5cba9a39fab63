import { useAddressParams } from '@/lib/use-address-params.ts';

/** `?templates=1` opens the window of task templates. */
const TEMPLATES_PARAM = 'templates';

/** Tells whether the address opens the templates; opens and closes them. */
export function useTemplatesLink() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.has(TEMPLATES_PARAM),
    setOpen: (open: boolean) =>
      change((current) => (open ? current.set(TEMPLATES_PARAM, '1') : current.delete(TEMPLATES_PARAM))),
  };
}
