import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { endKiosk } from './end-kiosk.ts';
import { listKiosks } from './list-kiosks.ts';
import { makeKioskLink } from './make-kiosk-link.ts';
import { readKioskPeople } from './read-kiosk-people.ts';
import { redeemKioskLink } from './redeem-kiosk-link.ts';
import { setMarkPin } from './set-mark-pin.ts';

export const kioskHandlers: Handlers<typeof contract.kiosk, Services> = {
  makeLink: ({ params, actor }, services) => makeKioskLink(params.id, actor, services),
  redeemLink: ({ body, address }, services) => redeemKioskLink(body, address, services),
  ofProject: ({ params, actor }) => listKiosks(params.id, actor),
  end: async ({ params, actor }, services) => {
    await endKiosk(params.id, actor, services);
    return { message: 'Kiosk ended.' };
  },
  people: ({ params, body }, services) => readKioskPeople(params.id, body, services),
  setPin: async ({ params, body, actor }, services) => {
    await setMarkPin(params.id, body.pin, actor, services);
    return { message: 'PIN set.' };
  },
};
