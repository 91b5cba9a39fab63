import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import * as concepts from './concepts/departures.ts';
import { SlipLinkModel } from './slips/slip-link-model.ts';

export { whenCompanyIsLeft, whenEmploymentEnds, whenPersonGoes } from './concepts/departures.ts';

/** What a company adds and deducts goes with it, and what was sent of its slips leads nowhere any more (ANSWER-2). */
export async function whenCompanyGoes(companyId: Types.ObjectId, departure: Departure): Promise<void> {
  await concepts.whenCompanyGoes(companyId, departure);
  await SlipLinkModel.deleteMany({ companyId }, { session: departure.session });
}
