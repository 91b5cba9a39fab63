import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { endDevice } from './end-device.ts';
import { listDevices } from './list-devices.ts';
import { registerDevice } from './register-device.ts';

export const deviceHandlers: Handlers<typeof contract.device, Services> = {
  register: ({ body, actor }, services) => registerDevice(body, actor, services),
  ofPerson: ({ params, actor }) => listDevices(params.id, actor),
  end: async ({ params, actor }, services) => {
    await endDevice(params.id, actor, services);
    return { message: 'Device ended.' };
  },
};
