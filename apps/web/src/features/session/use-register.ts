import type { Registration } from '@faena/shared/schemas';
import { useMutation } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/**
 * Signs up as a manager.
 *
 * @throws ApiError 400 with fields, 409 for a taken username or e-mail address.
 */
export function useRegister() {
  return useMutation({ mutationFn: (body: Registration) => client.session.register({ body }) });
}
