import { DAY_STATES, ODD_CAUSES, WAITING_REASONS } from '@faena/shared/domain';
import type { OwnerToday, Today } from '@faena/shared/schemas';
import * as make from '../entities.ts';
import { company, project, worker } from './world-people.ts';

/** The day of a company on the walk, with somebody in each state and a record of each cause. */
export const DAY: Today = {
  timezone: 'America/Guatemala',
  people: DAY_STATES.map((state) => ({
    ...{ _id: make.newId(), fullname: 'Reqxu', profilePicture: null, state },
    since: state === 'missing' || state === 'absent' ? null : '2026-11-20T13:00:00.000Z',
    site: state === 'in' ? { _id: project._id, name: project.name } : null,
    isLate: state === 'in',
    absence: state === 'absent' ? 'vacation' : null,
  })),
  odd: ODD_CAUSES.map((cause) => ({
    ...{ _id: make.newId(), companyId: company._id, employeeId: worker._id, fullname: 'Reqxu', cause },
    startTime: '2026-11-19T13:00:00.000Z',
    endTime: '2026-11-19T23:00:00.000Z',
    version: 'v',
  })),
  oddInAll: 300,
  marks: WAITING_REASONS.map((reason) => ({
    ...{
      _id: make.newId(),
      companyId: company._id,
      employeeId: worker._id,
      fullname: 'Reqxu',
      kind: 'in',
      reason,
    },
    ...{ at: '2026-11-19T13:00:00.000Z', deviceName: 'Reqxe', isCountable: reason !== 'no_start' },
  })),
  marksInAll: 300,
};

/** The day of all companies on the walk: more people than a site shows at first. */
export const DAY_OF_ALL: OwnerToday = {
  companies: [
    {
      ...{ _id: company._id, name: company.name, color: company.color, timezone: DAY.timezone },
      people: Array.from({ length: 4 }, () =>
        DAY.people.map((person) => ({ ...person, _id: make.newId() })),
      ).flat(),
    },
  ],
  odd: DAY.odd,
  oddInAll: DAY.oddInAll,
  marks: DAY.marks,
  marksInAll: DAY.marksInAll,
};
