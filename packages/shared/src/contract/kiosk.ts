import { EMPLOYEE_AND_OWNERS, OWNERS, PUBLIC } from '../access/reach.ts';
import {
  Kiosk,
  KioskLinkRedeemed,
  KioskPeople,
  KioskPeopleAsked,
  LinkedKiosk,
  NewKioskLink,
} from '../schemas/kiosk.ts';
import { Pin } from '../schemas/pin.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Tablets at which the people of a project mark with a PIN each. */
export const kiosk = {
  makeLink: route({
    method: 'POST',
    path: '/project/:id/kiosk-link',
    summary: 'Make a link that makes one device a kiosk of a project; one made before is void',
    access: OWNERS,
    params: WithId,
    answer: NewKioskLink,
    errors: ['not_found'],
  }),
  redeemLink: route({
    method: 'POST',
    path: '/kiosk-links/redeem',
    summary: 'Make this device a kiosk by a link, which is used up',
    access: PUBLIC,
    body: KioskLinkRedeemed,
    answer: LinkedKiosk,
    errors: ['not_found', 'rate_limited'],
  }),
  ofProject: route({
    method: 'GET',
    path: '/project/:id/kiosks',
    summary: 'The kiosks of a project, the one used last first',
    access: OWNERS,
    params: WithId,
    answer: list(Kiosk),
    errors: ['not_found'],
  }),
  end: route({
    method: 'DELETE',
    path: '/kiosks/:id',
    summary: 'End a kiosk: marks that it sends from now on wait for a manager',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  people: route({
    method: 'POST',
    path: '/kiosks/:id/people',
    summary: 'The people who may mark at a kiosk, signed by its key',
    access: PUBLIC,
    params: WithId,
    body: KioskPeopleAsked,
    answer: KioskPeople,
    errors: ['not_found', 'unauthenticated', 'rate_limited'],
  }),
  setPin: route({
    method: 'PUT',
    path: '/employees/:id/mark-pin',
    summary: 'Set the PIN with which an employee marks at kiosks; it opens no pay',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    body: Pin,
    answer: Message,
    errors: ['not_found'],
    sessionOnly: true,
  }),
};
