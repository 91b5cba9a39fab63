import { EMPLOYEE_AND_OWNERS } from '../access/reach.ts';
import { Device, NewDevice, RegisteredDevice } from '../schemas/device.ts';
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
};
