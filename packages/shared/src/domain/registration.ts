/** Who may sign up (INVITE-1): anybody, those who are invited, or nobody but whom an administrator makes an account for. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type RegistrationPolicy = (typeof REGISTRATIONS)[number];
