import { later } from '@/ui/later.tsx';

export const SignInAgain = later(() => import('./sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain));
