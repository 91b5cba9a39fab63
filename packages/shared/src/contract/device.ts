import { EMPLOYEE_AND_OWNERS, OWNERS, PUBLIC } from '../access/reach.ts';
import {
  Device,
  DeviceLink,
  DeviceLinkOpened,
  DeviceLinkRedeemed,
  LinkedDevice,
  NewDevice,
  NewDeviceLink,
  RegisteredDevice,
} from '../schemas/device.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The devices that mark for an employee. */
export const device = {
  register: route({
    method: 'POST',
    path: '/devices',
    summary:
      'Have a device mark for the caller from now on; a key that is registered already is answered (200)',
    access: { employee: 'self' },
    body: NewDevice,
    answer: RegisteredDevice,
    status: [201, 200],
    errors: ['conflict'],
    sessionOnly: true,
  }),
  ofPerson: route({
    method: 'GET',
    path: '/employees/:id/devices',
    summary: 'The devices that mark for an employee, the one used last first',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    answer: list(Device),
    errors: ['not_found'],
  }),
  end: route({
    method: 'DELETE',
    path: '/devices/:id',
    summary: 'End a device: marks that it sends from now on wait for a manager',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  makeLink: route({
    method: 'POST',
    path: '/employees/:id/device-link',
    summary: 'Make a link that has one device mark for an employee, and signs it in; one made before is void',
    access: OWNERS,
    params: WithId,
    confirms: { by: 'password' },
    answer: NewDeviceLink,
    errors: ['not_found', 'conflict'],
  }),
  openLink: route({
    method: 'POST',
    path: '/device-links/open',
    summary: 'For whom the device of a link would mark; the link stays good',
    access: PUBLIC,
    body: DeviceLinkOpened,
    answer: DeviceLink,
    errors: ['not_found', 'rate_limited'],
  }),
  redeemLink: route({
    method: 'POST',
    path: '/device-links/redeem',
    summary: 'Have this device mark by a link, which is used up, and sign it in for 180 days',
    access: PUBLIC,
    body: DeviceLinkRedeemed,
    answer: LinkedDevice,
    errors: ['not_found', 'rate_limited'],
  }),
};
