import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { keepAccount } from '../keep-account.ts';

/**
 * Replaces the own profile picture.
 *
 * @throws ApiError 413 over 5 MiB, 415 for what is no image.
 */
export function useUploadPicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) => client.person.uploadPicture({ body: picture, query: {} }),
    onSuccess: ({ user }) => keepAccount(queryClient, user),
  });
}
