import { conflict } from '../../kernel/errors.ts';
import { isDuplicate } from '../../platform/database.ts';
import { emailTaken } from './held-address.ts';

/**
 * Runs a write of names. The unique indexes decide, so that of two concurrent requests only one gets the name.
 * @throws AppError `conflict` when the username or the e-mail address is somebody else's
 */
export async function refusingTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error, 'usernameKey') || isDuplicate(error, 'usernameLook'))
      throw conflict('username_taken', 'username');
    if (isDuplicate(error, 'heldEmailKey')) throw emailTaken();
    throw error;
  }
}
