import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { endDevice } from './end-device.ts';
import { listDevices } from './list-devices.ts';
import { makeDeviceLink } from './make-device-link.ts';
import { openDeviceLink } from './open-device-link.ts';
import { redeemDeviceLink } from './redeem-device-link.ts';
import { registerDevice } from './register-device.ts';

export const deviceHandlers: Handlers<typeof contract.device, Services> = {
  register: ({ body, actor, session }, services) => registerDevice(body, { actor, session }, services),
  ofPerson: ({ params, actor }) => listDevices(params.id, actor),
  end: async ({ params, actor }, services) => {
    await endDevice(params.id, actor, services);
    return { message: 'Device ended.' };
  },
  makeLink: ({ params, actor }, services) => makeDeviceLink(params.id, actor, services),
  openLink: ({ body, address }, services) => openDeviceLink(body.token, address, services),
  redeemLink: ({ body, address, program }, services) =>
    redeemDeviceLink(body, { address, program }, services),
};
