/** The people who may sign up: everyone, invited people, or nobody without an administrator (INVITE-1). */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type RegistrationPolicy = (typeof REGISTRATIONS)[number];
