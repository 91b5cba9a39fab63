export const subscriptionKeys = { all: ['subscriptions'] as const };
